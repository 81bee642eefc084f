import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { Select, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { AddressInput } from './address-fields';

export interface RegionFieldsProps {
  readonly county: AddressInput;
  readonly state: AddressInput;
  readonly city: AddressInput;
  readonly inRomania: boolean;
}

const OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/**
 * County, state and city. One region answers to two names: what is chosen as a county in Romania fills the state, and
 * what is typed as a state elsewhere fills the county. The towns of the county are suggested; any other may be typed.
 */
export function RegionFields({ county, state, city, inRomania }: RegionFieldsProps) {
  const { t } = useTranslation('checkout');
  const stateInput = <TextInput key="state" label={t('fields.state')} {...state} />;
  const townsId = `${city.id}-towns`;
  return (
    <>
      {!inRomania && stateInput}
      {inRomania ? <CountySelect {...county} /> : <TextInput label={t('fields.county')} {...county} />}
      {inRomania && stateInput}
      <TextInput label={t('fields.city')} list={townsId} {...city} />
      <datalist id={townsId}>
        {(inRomania ? citiesOf(county.value) : []).map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </>
  );
}

/** The 42 counties; a name that is none of them, from an older profile, stays in the list. */
function CountySelect(county: AddressInput) {
  const { t } = useTranslation('checkout');
  const { value } = county;
  const isListed = value === '' || COUNTIES.some(({ name }) => name === value);
  return (
    <Select
      {...county}
      label={t('fields.county')}
      placeholder={t('fields.countyPlaceholder')}
      options={isListed ? OPTIONS : [{ value, label: value }, ...OPTIONS]}
    />
  );
}

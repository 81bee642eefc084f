import { Controller, type FieldPath, type FieldValues, type RulesForm, useWatch } from '@kp/client/forms';
import { isRomania } from '@kp/commerce';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { FieldPair, Select, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from './country-select';

interface RegionFieldsProps<Form extends FieldValues> {
  readonly form: RulesForm<Form>;
  readonly country: FieldPath<Form>;
  readonly county: FieldPath<Form>;
  /** Typed where the country has no list of counties. */
  readonly region: FieldPath<Form>;
  readonly regionLabel: string;
  readonly city: FieldPath<Form>;
  readonly section: 'shipping' | 'billing';
}

const COUNTY_NAMES = COUNTIES.map(({ name }) => name);

/** Country, region and town. In Romania the county is chosen and its towns are suggested; elsewhere both are typed. */
export function RegionFields<Form extends FieldValues>(props: RegionFieldsProps<Form>) {
  const { form, country, county, region, regionLabel, city, section } = props;
  const { t } = useTranslation('checkout');
  const { bind, control, controlId, messageOf } = form;
  const [chosenCountry, chosenCounty] = useWatch({ control, name: [country, county] }) as [string, string];
  const inRomania = isRomania(chosenCountry);
  const isListed = COUNTY_NAMES.includes(chosenCounty) || chosenCounty === '';
  const counties = isListed ? COUNTY_NAMES : [chosenCounty, ...COUNTY_NAMES];
  const townsId = `${controlId(city)}-towns`;
  return (
    <>
      <Controller
        name={country}
        control={control}
        render={({ field }) => (
          <CountrySelect
            {...field}
            id={controlId(country)}
            error={messageOf(country)}
            label={t('fields.country')}
            placeholder={t('fields.countryPlaceholder')}
            isRequired
          />
        )}
      />
      <FieldPair>
        {inRomania ? (
          <Controller
            name={county}
            control={control}
            render={({ field }) => (
              <Select
                {...field}
                id={controlId(county)}
                error={messageOf(county)}
                label={t('fields.county')}
                placeholder={t('fields.countyPlaceholder')}
                options={counties.map((name) => ({ value: name, label: name }))}
                isRequired
              />
            )}
          />
        ) : (
          <TextInput {...bind(region)} label={regionLabel} isRequired />
        )}
        <TextInput
          {...bind(city)}
          label={t('fields.city')}
          list={townsId}
          autoComplete={`${section} address-level2`}
          isRequired
        />
        <datalist id={townsId}>
          {(inRomania ? citiesOf(chosenCounty) : []).map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      </FieldPair>
    </>
  );
}

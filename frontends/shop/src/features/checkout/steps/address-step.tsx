import {
  absentParts,
  billingPartOf,
  isRomania,
  type AddressField,
  type OrderAddressField,
} from '@kp/commerce';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { nameFields } from '@kp/i18n';
import { isUnusualPhone, unusualPostalCode } from '@kp/commerce/unusual-address';
import { AskingInput, Checkbox, classNames, Select, TextInput, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/country-select';
import type { StepProps } from './contact-step';
import { CompanySection } from './company-section';
import { DeliveryAddress } from './delivery-address';
import { OptionalTexts } from './optional-texts';
import { OptionalField, StepPanel } from './step-panel';
import type { CheckoutFields, FieldBinding } from './use-checkout-fields';
import styles from './steps.module.css';

export function AddressStep({ navigation, fields }: StepProps) {
  const { t } = useTranslation('checkout');
  const { sameAsBilling } = fields.form;
  return (
    <StepPanel step="address" navigation={navigation} title={t('steps.address')}>
      <DeliveryAddress fields={fields}>
        <AddressFields part="shippingAddress" legend={t('shipping.title')} fields={fields} />
      </DeliveryAddress>
      <Checkbox
        label={t('billing.sameAsShipping')}
        name="sameAsBilling"
        checked={sameAsBilling}
        onChange={(event) => fields.changeSameAsBilling(event.target.checked)}
      />
      {!sameAsBilling && <AddressFields part="billingAddress" legend={t('billing.title')} fields={fields} />}
      <CompanySection fields={fields} />
      <OptionalTexts step="address" fields={fields} />
    </StepPanel>
  );
}

interface AddressFieldsProps {
  readonly part: OrderAddressField;
  readonly legend: string;
  readonly fields: CheckoutFields;
}

interface AddressInput extends FieldBinding {
  readonly isRequired: true;
  readonly autoComplete: string;
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address: 'address-line1',
  country: 'country-name',
  county: 'address-level1',
  state: 'address-level1',
  city: 'address-level2',
  zipCode: 'postal-code',
  phone: 'tel',
};

function AddressFields({ part, legend, fields }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  const { language } = useFormats();
  const group = part === 'shippingAddress' ? 'shipping' : 'billing';
  const form = fields.form[part];
  const { country } = form;
  const inRomania = isRomania(country);
  const absent = absentParts(country);
  const input = (field: AddressField): AddressInput => ({
    ...fields.bind(`${part}.${field}`),
    autoComplete: `${group} ${AUTOCOMPLETE[field]}`,
    isRequired: true,
  });
  const { isRequired: _optional, ...company } = input('company');
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{legend}</legend>
      {nameFields(language).map((field) => (
        <TextInput key={field} label={t(`fields.${field}`)} {...input(field)} />
      ))}
      {part !== billingPartOf(fields.form) && (
        <OptionalField
          isFilled={company.value !== ''}
          openLabel={t('fields.addCompany')}
          className={styles.whole}
        >
          <TextInput label={t('fields.companyOptional')} {...company} />
        </OptionalField>
      )}
      <TextInput
        label={t('fields.address')}
        hint={t('fields.addressHint')}
        {...input('address')}
        className={styles.whole}
      />
      <CountrySelect
        label={t('fields.country')}
        placeholder={t('fields.countryPlaceholder')}
        {...input('country')}
        className={styles.whole}
      />
      <RegionFields
        county={input('county')}
        state={input('state')}
        inRomania={inRomania}
        hasRegions={!absent.includes('state')}
      />
      <TownFields
        county={form.county}
        city={input('city')}
        zipCode={absent.includes('zipCode') ? null : input('zipCode')}
        country={country}
        inRomania={inRomania}
      />
      <AskingInput
        type="tel"
        inputMode="tel"
        ask={(phone) => (isUnusualPhone(phone, country) ? t('fields.phoneUnusual') : undefined)}
        label={t('fields.phone')}
        hint={t('fields.phoneWhy')}
        {...input('phone')}
        className={styles.whole}
      />
    </fieldset>
  );
}

interface RegionFieldsProps {
  readonly county: AddressInput;
  readonly state: AddressInput;
  readonly inRomania: boolean;
  readonly hasRegions: boolean;
}

const OPTIONS = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/** In Romania the county is chosen, and is the state too; elsewhere the state is typed, and is the county too. */
function RegionFields({ county, state, inRomania, hasRegions }: RegionFieldsProps) {
  const { t } = useTranslation('checkout');
  if (inRomania) return <CountySelect {...county} />;
  return hasRegions && <TextInput label={t('fields.state')} {...state} className={styles.whole} />;
}

interface TownFieldsProps {
  readonly county: string;
  readonly city: AddressInput;
  /** Null where there are none. */
  readonly zipCode: AddressInput | null;
  readonly country: string;
  readonly inRomania: boolean;
}

/** The towns of the county are suggested in Romania. */
function TownFields({ county, city, zipCode, country, inRomania }: TownFieldsProps) {
  const { t } = useTranslation('checkout');
  const townsId = `${city.id}-towns`;
  return (
    <div className={classNames(styles.whole, styles.town)}>
      <TextInput label={t('fields.city')} list={townsId} {...city} />
      <datalist id={townsId}>
        {(inRomania ? citiesOf(county) : []).map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      {zipCode && (
        <AskingInput
          ask={(zip) => {
            const digits = unusualPostalCode(zip, country);
            return digits === undefined ? undefined : t('fields.zipCodeUnusual', { digits });
          }}
          label={t('fields.zipCode')}
          hint={inRomania ? t('fields.zipCodeHintRomania') : undefined}
          inputMode={inRomania ? 'numeric' : 'text'}
          {...zipCode}
        />
      )}
    </div>
  );
}

/** A county from an older profile that is none of the 42 stays in the list. */
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
      className={styles.whole}
    />
  );
}

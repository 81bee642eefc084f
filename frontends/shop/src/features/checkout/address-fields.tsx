import { isRomania, type AddressField } from '@kp/commerce';
import { PhoneInput, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../country/country-select';
import styles from './address-fields.module.css';
import type { AddressPart } from './checkout-fields';
import { OptionalField } from './optional-field';
import { RegionFields } from './region-fields';
import type { CheckoutFields, FieldBinding } from './use-checkout-fields';

export interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly legend: string;
  readonly fields: CheckoutFields;
}

/** What the inputs of one address share. */
export interface AddressInput extends FieldBinding {
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

/** One address. In Romania the county is chosen and its towns are suggested; elsewhere everything is typed. */
export function AddressFields({ part, legend, fields }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  const group = part === 'shippingAddress' ? 'shipping' : 'billing';
  const inRomania = isRomania(fields.form[part].country);
  const input = (field: AddressField): AddressInput => ({
    ...fields.bind(`${part}.${field}`),
    autoComplete: `${group} ${AUTOCOMPLETE[field]}`,
    isRequired: true,
  });
  const { isRequired: _optional, ...company } = input('company');
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>{legend}</legend>
      <TextInput label={t('fields.firstName')} {...input('firstName')} />
      <TextInput label={t('fields.lastName')} {...input('lastName')} />
      <OptionalField
        isFilled={company.value !== ''}
        openLabel={t('fields.addCompany')}
        className={styles.whole}
      >
        <TextInput label={t('fields.companyOptional')} {...company} />
      </OptionalField>
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
        city={input('city')}
        inRomania={inRomania}
      />
      <TextInput
        label={t('fields.zipCode')}
        hint={inRomania ? t('fields.zipCodeHintRomania') : undefined}
        inputMode={inRomania ? 'numeric' : 'text'}
        {...input('zipCode')}
      />
      <PhoneInput
        label={t('fields.phone')}
        hint={t('fields.phoneWhy')}
        {...input('phone')}
        className={styles.whole}
      />
    </fieldset>
  );
}

import { absentParts } from '@kp/commerce';
import type { InvoiceDetailsField } from '@kp/commerce/invoice-details-rules';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { CitySelect, CountrySelect, CountySelect } from '../../shared/region-selects';
import { type AddressPart, countryOf, type InvoiceSettingsForm, isInRomania } from './follow-region';
import styles from './invoice-settings.module.css';

interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly form: InvoiceSettingsForm;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

export function AddressFields({ part, form, isRequired, isDisabled }: AddressFieldsProps) {
  const { t } = useTranslation('accountTabs');
  const inRomania = isInRomania(form, part);
  const absent = absentParts(countryOf(form, part));
  const group = part === 'company' ? 'billing' : 'shipping';
  const field = (name: 'Address' | 'Country' | 'County' | 'State' | 'City' | 'Zip') =>
    `${part}${name}` as InvoiceDetailsField;
  const input = { disabled: isDisabled };
  return (
    <div className={styles.fields}>
      <RulesField
        name={field('Address')}
        label={t('invoiceSettings.fields.address')}
        required={isRequired}
        className={styles.whole}
      >
        <Input {...input} autoComplete={`${group} street-address`} />
      </RulesField>
      <RulesField name={field('Country')} label={t('invoiceSettings.fields.country')} required={isRequired}>
        <CountrySelect isDisabled={isDisabled} />
      </RulesField>
      {!absent.includes('county') && (
        <RulesField name={field('County')} label={t('invoiceSettings.fields.county')} required={isRequired}>
          {inRomania ? (
            <CountySelect isDisabled={isDisabled} />
          ) : (
            <Input {...input} autoComplete={`${group} address-level1`} />
          )}
        </RulesField>
      )}
      {!inRomania && !absent.includes('state') && (
        <RulesField name={field('State')} label={t('invoiceSettings.fields.state')}>
          <Input {...input} />
        </RulesField>
      )}
      <RulesField name={field('City')} label={t('invoiceSettings.fields.city')} required={isRequired}>
        {inRomania ? (
          <CitySelect county={form[field('County')]} isDisabled={isDisabled} />
        ) : (
          <Input {...input} autoComplete={`${group} address-level2`} />
        )}
      </RulesField>
      {!absent.includes('zipCode') && (
        <RulesField name={field('Zip')} label={t('invoiceSettings.fields.zipCode')}>
          <Input {...input} dir="ltr" autoComplete={`${group} postal-code`} />
        </RulesField>
      )}
    </div>
  );
}

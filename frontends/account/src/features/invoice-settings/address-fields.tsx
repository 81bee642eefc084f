import { absentParts, foldText } from '@kp/commerce';
import type { InvoiceDetailsField } from '@kp/commerce/invoice-details-rules';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { AutoComplete, Select } from '@kp/ui/account';
import { Input, RulesField } from '@kp/ui/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressPart, countryOf, type InvoiceSettingsForm, isInRomania } from './follow-region';
import styles from './invoice-settings.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
  /** In English. */
  readonly alias?: string;
}

const COUNTY_OPTIONS: readonly Option[] = COUNTIES.map(({ name }) => ({ value: name, label: name }));

/** Finds "Brașov" by "brasov". */
const matches = (typed: string, option: Option | undefined) =>
  foldText(option?.label ?? '').includes(foldText(typed));

interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly form: InvoiceSettingsForm;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

export function AddressFields({ part, form, isRequired, isDisabled }: AddressFieldsProps) {
  const { t } = useTranslation('account');
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
            <ListSelect
              isDisabled={isDisabled}
              options={COUNTY_OPTIONS}
              placeholder={t('invoiceSettings.fields.countyPlaceholder')}
            />
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

/** What antd's form gives to its control. */
interface Controlled {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isDisabled: boolean;
}

function CountrySelect(control: Controlled) {
  const { t } = useTranslation('account');
  const { language } = useFormats();
  const options = useMemo(() => countryOptions(language), [language]);
  const placeholder = t('invoiceSettings.fields.countryPlaceholder');
  return <ListSelect {...control} options={options} placeholder={placeholder} />;
}

interface ListSelectProps extends Controlled {
  readonly options: readonly Option[];
  readonly placeholder: string;
}

function ListSelect({ isDisabled, value = '', options, ...control }: ListSelectProps) {
  return (
    <Select
      {...control}
      // An empty value would hide the placeholder.
      value={value || null}
      disabled={isDisabled}
      showSearch
      options={withCurrent(options, value)}
    />
  );
}

/** Towns are suggested; a village that is not listed can be typed. */
function CitySelect({ county, isDisabled, ...control }: Controlled & { readonly county: string }) {
  const { t } = useTranslation('account');
  const options = citiesOf(county).map((city) => ({ value: city, label: city }));
  return (
    <AutoComplete
      {...control}
      disabled={isDisabled || county === ''}
      showSearch={{ filterOption: matches }}
      options={options}
      placeholder={county === '' ? t('invoiceSettings.fields.cityPlaceholder') : undefined}
    />
  );
}

function countryOptions(language: LanguageCode): readonly Option[] {
  const nameOf = countryNaming(language);
  const { compare } = new Intl.Collator(languageOption(language).locale);
  return COUNTRIES.map(({ code, name }) => ({ value: name, label: nameOf(code, name), alias: name })).sort(
    (left, right) => compare(left.label, right.label),
  );
}

/** A value from an older profile that is not in the list stays selectable. */
function withCurrent(options: readonly Option[], value: string): Option[] {
  const isListed = value === '' || options.some((option) => option.value === value);
  return isListed ? [...options] : [{ value, label: value }, ...options];
}

import { foldText } from '@kp/commerce';
import { citiesOf, COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { AutoComplete, Select } from '@kp/ui/account';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

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

/** What antd's form gives to its control. */
interface Controlled {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isDisabled?: boolean;
}

export function CountrySelect(control: Controlled) {
  const { t } = useTranslation('accountTabs');
  const { language } = useFormats();
  const options = useMemo(() => countryOptions(language), [language]);
  const placeholder = t('invoiceSettings.fields.countryPlaceholder');
  return <ListSelect {...control} options={options} placeholder={placeholder} />;
}

export function CountySelect(control: Controlled) {
  const { t } = useTranslation('accountTabs');
  return (
    <ListSelect
      {...control}
      options={COUNTY_OPTIONS}
      placeholder={t('invoiceSettings.fields.countyPlaceholder')}
    />
  );
}

interface ListSelectProps extends Controlled {
  readonly options: readonly Option[];
  readonly placeholder: string;
}

function ListSelect({ isDisabled = false, value = '', options, ...control }: ListSelectProps) {
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
export function CitySelect({
  county,
  isDisabled = false,
  ...control
}: Controlled & { readonly county: string }) {
  const { t } = useTranslation('accountTabs');
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

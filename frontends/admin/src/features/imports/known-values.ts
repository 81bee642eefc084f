import { adminApi } from '@kp/api-client/admin';
import { TAX_CLASSES, UNITS } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useHomeRates } from './use-home-rates';
import type { ResolvableField } from './use-import-settings';

interface KnownValue {
  readonly value: string;
  readonly label: string;
}

/** What a value of the file can become: categories and suppliers by their names, the others by their codes; tax classes with their rates. */
export function useKnownValues(field: ResolvableField): readonly KnownValue[] {
  const { t } = useTranslation('adminCatalog');
  const { language, percent } = useFormats();
  const { t: unit } = useTranslation('units', { keyPrefix: 'units' });
  const categories = adminApi.useListCategoriesByAdminQuery(undefined, { skip: field !== 'category' });
  const suppliers = adminApi.useListSuppliersByAdminQuery({}, { skip: field !== 'supplier' });
  const rateOf = useHomeRates(field === 'taxClass');
  if (field === 'unit') return UNITS.map((value) => ({ value, label: unit(value) }));
  if (field === 'taxClass') {
    return TAX_CLASSES.map((value) => {
      const rate = rateOf(value);
      const name = t(`products.taxClasses.${value}`);
      return { value, label: rate === undefined ? name : `${name} (${percent(rate)})` };
    });
  }
  if (field === 'originCountry') {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: code, label: nameOf(code, name) }));
  }
  const named = field === 'category' ? categories.currentData : suppliers.currentData;
  return (named ?? []).map(({ name }) => ({ value: name, label: name }));
}

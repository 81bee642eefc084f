import { adminApi } from '@kp/api-client/admin';
import { TAX_CLASSES, UNITS } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ResolvableField } from './use-import-settings';

interface KnownValue {
  readonly value: string;
  readonly label: string;
}

/** What a value of the file can become: categories and suppliers by their names, the others by their codes. */
export function useKnownValues(field: ResolvableField): readonly KnownValue[] {
  const { t } = useTranslation('adminCatalog');
  const { language } = useFormats();
  const { t: unit } = useTranslation('units', { keyPrefix: 'units' });
  const categories = adminApi.useListCategoriesByAdminQuery(undefined, { skip: field !== 'category' });
  const suppliers = adminApi.useListSuppliersByAdminQuery({}, { skip: field !== 'supplier' });
  if (field === 'unit') return UNITS.map((value) => ({ value, label: unit(value) }));
  if (field === 'taxClass') {
    return TAX_CLASSES.map((value) => ({ value, label: t(`products.taxClasses.${value}`) }));
  }
  if (field === 'originCountry') {
    const nameOf = countryNaming(language);
    return COUNTRIES.map(({ code, name }) => ({ value: code, label: nameOf(code, name) }));
  }
  const named = field === 'category' ? categories.currentData : suppliers.currentData;
  return (named ?? []).map(({ name }) => ({ value: name, label: name }));
}

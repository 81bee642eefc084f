import { adminApi } from '@kp/api-client/admin';
import { TAX_CLASSES, UNITS } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import type { ChosenField } from './use-import-settings';

interface KnownValue {
  readonly value: string;
  readonly label: string;
}

/** What a value of the file can become: categories and suppliers by their names, units and tax classes by their codes. */
export function useKnownValues(field: ChosenField): readonly KnownValue[] {
  const { t } = useTranslation('adminCatalog');
  const { t: unit } = useTranslation('units', { keyPrefix: 'units' });
  const categories = adminApi.useListCategoriesByAdminQuery(undefined, { skip: field !== 'category' });
  const suppliers = adminApi.useListSuppliersByAdminQuery({}, { skip: field !== 'supplier' });
  if (field === 'unit') return UNITS.map((value) => ({ value, label: unit(value) }));
  if (field === 'taxClass') {
    return TAX_CLASSES.map((value) => ({ value, label: t(`products.taxClasses.${value}`) }));
  }
  const named = field === 'category' ? categories.currentData : suppliers.currentData;
  return (named ?? []).map(({ name }) => ({ value: name, label: name }));
}

import type { BulkFieldsResponse } from '@kp/api-client/admin';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { useShopCurrency } from '@kp/client';
import type { TaxClass } from '@kp/commerce';
import { useCategoryName, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

const NONE = '–';

/** @returns the words for what a product is before or after a change: "€ 12.50" or "Active · 7" */
export function useBulkFields(): (fields: BulkFieldsResponse | null) => string {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { money, number } = useFormats();
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  const currency = useShopCurrency();
  const price = (amount: string) => money({ amount, currency });
  return (fields) => {
    if (!fields) return NONE;
    const { price: amount, compareAtPrice, taxClass, taxClassByCountry } = fields;
    const { categoryId, attribute, status, stockQuantity, isDeleted } = fields;
    const category = categories.find(({ id }) => id === categoryId);
    const words = [
      amount !== undefined && (amount === null ? common('product.onRequest') : price(amount)),
      compareAtPrice !== undefined &&
        t('bulk.compareAt', { price: compareAtPrice === null ? NONE : price(compareAtPrice) }),
      taxClass !== undefined &&
        t(taxClass ? `products.taxClasses.${taxClass}` : 'products.taxClassOfCategory'),
      ...Object.entries<TaxClass>(taxClassByCountry ?? {}).map(
        ([country, each]) => `${country}: ${t(`products.taxClasses.${each}`)}`,
      ),
      categoryId !== undefined && (category ? categoryName(category) : `#${categoryId}`),
      attribute && `${attribute.name}: ${attribute.value ?? NONE}`,
      status && t(`products.statuses.${status}`),
      stockQuantity !== undefined && number(stockQuantity),
      isDeleted !== undefined && t(isDeleted ? 'bulk.isDeleted' : 'bulk.isKept'),
    ];
    return words.filter(Boolean).join(' · ');
  };
}

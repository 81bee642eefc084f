import type { BulkJobResponse } from '@kp/api-client/admin';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { useShopCurrency } from '@kp/client';
import { useCategoryName, useFormats } from '@kp/ui';
import type { TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

export const STATE_TONES: Readonly<Record<BulkJobResponse['state'], TagProps['color']>> = {
  scheduled: 'processing',
  waiting: 'default',
  running: 'warning',
  done: 'success',
  cancelled: 'error',
};

/** @returns what a change does: "Prices × 1.1" or "Stock: Add 5" */
export function useChangeWords(): (job: BulkJobResponse) => string {
  const { t } = useTranslation('adminCatalog');
  const { money, number } = useFormats();
  const currency = useShopCurrency();
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  const signed = (percent: number) => `${percent > 0 ? '+' : ''}${number(percent, 2)}%`;
  return (job) => {
    const { kind, multiplier, fixedPrice, taxClass, categoryId, status, operation, value, undoes } = job;
    const title = t(`bulk.kinds.${kind}`, { defaultValue: t('bulk.unknownOperation') });
    const category = categories.find(({ id }) => id === categoryId);
    if (multiplier !== undefined) return `${title} × ${number(multiplier)}`;
    if (job.percent !== undefined) return `${title}: ${signed(job.percent)}`;
    for (const method of ['markup', 'margin'] as const)
      if (job[method] !== undefined) return `${title}: ${t(`bulk.${method}`)} ${number(job[method], 2)}`;
    if (fixedPrice !== undefined) return `${title}: ${money({ amount: fixedPrice, currency })}`;
    if (taxClass !== undefined)
      return `${title}: ${t(taxClass ? `products.taxClasses.${taxClass}` : 'products.taxClassOfCategory')}`;
    if (job.attributeName !== undefined)
      return `${title}: ${job.attributeName} = ${job.attributeValue ?? '–'}`;
    if (category) return `${title}: ${categoryName(category)}`;
    if (status) return `${title}: ${t(`products.statuses.${status}`)}`;
    if (operation) return `${title}: ${t(`bulk.operations.${operation}`)} ${number(value ?? 0)}`;
    return undoes === null ? title : t('bulk.undoOf', { id: undoes });
  };
}

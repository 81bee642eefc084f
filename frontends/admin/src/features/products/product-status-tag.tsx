import type { ProductStatus } from '@kp/commerce';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

export function ProductStatusTag({ status }: { readonly status: ProductStatus }) {
  const { t } = useTranslation('adminCatalog');
  return <Tag color={status === 'active' ? 'success' : undefined}>{t(`products.statuses.${status}`)}</Tag>;
}

import type { OrderStatus } from '@kp/commerce';
import { Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const COLORS: Readonly<Record<OrderStatus, TagProps['color']>> = {
  pending: 'warning',
  processing: 'default',
  shipped: 'processing',
  delivered: 'success',
  cancelled: 'error',
};

export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  return <Tag color={COLORS[status]}>{t(`orderStatus.${status}`)}</Tag>;
}

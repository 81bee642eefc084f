import type { OrderStatus } from '@kp/commerce';
import { Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

const LOOKS: Readonly<Record<OrderStatus, Pick<TagProps, 'color' | 'variant'>>> = {
  pending: { color: 'warning' },
  processing: { color: 'default' },
  shipped: { color: 'processing' },
  delivered: { color: 'success' },
  cancelled: { color: 'error' },
};

export interface OrderStatusTagProps {
  readonly status: OrderStatus;
  /** Customers read "under review" for a pending order. */
  readonly audience?: 'customer' | 'admin';
}

export function OrderStatusTag({ status, audience = 'customer' }: OrderStatusTagProps) {
  const { t } = useTranslation();
  const key = status === 'pending' && audience === 'customer' ? 'pendingCustomer' : status;
  return (
    <Tag {...LOOKS[status]} variant="outlined">
      {t(`orderStatus.${key}`)}
    </Tag>
  );
}

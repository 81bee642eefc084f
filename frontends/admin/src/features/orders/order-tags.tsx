import type { OrderResponse } from '@kp/api-client/admin';
import { Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { OrderStatusTag } from '../../shared/order-status-tag';

export function isAwaitingConfirmation({ confirmationRequired, status }: OrderResponse): boolean {
  return confirmationRequired && status === 'pending';
}

/** The status and, if so, what the order waits for. */
export function OrderTags({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const isUnconfirmed = isAwaitingConfirmation(order);
  return (
    <Flex wrap gap="small">
      <OrderStatusTag status={order.status} />
      {isUnconfirmed && <Tag color="warning">{t('drawer.awaitingConfirmation')}</Tag>}
      {order.vatToReturn && <Tag color="warning">{t('vatReturn.tag')}</Tag>}
      {!isUnconfirmed && order.payment.isAwaited && <Tag color="warning">{t('drawer.awaitingPayment')}</Tag>}
    </Flex>
  );
}

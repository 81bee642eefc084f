import type { OrderResponse } from '@kp/api-client/admin';
import { totalQuantity } from '@kp/commerce';
import { Button, useFormats } from '@kp/ui';
import type { TableColumnsType } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { customerName } from './customer-name';
import { StatusControl } from './status-control';

/** What the table tells of each order. */
export function useOrderColumns(onOpen: (id: number) => void): TableColumnsType<OrderResponse> {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  return [
    {
      key: 'id',
      title: t('orders.id'),
      rowScope: 'row',
      render: (_, { orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    { key: 'date', title: t('orders.date'), render: (_, { createdAt }) => date(createdAt) },
    {
      key: 'customer',
      title: t('orders.customer'),
      render: (_, order) => customerName(order) ?? t('orders.customerUnknown'),
    },
    {
      key: 'items',
      title: t('orders.items'),
      align: 'right',
      render: (_, { items }) => number(totalQuantity(items)),
    },
    {
      key: 'total',
      title: t('orders.total'),
      align: 'right',
      render: (_, { totalAmount, currency }) => money({ amount: totalAmount, currency }),
    },
    { key: 'status', title: t('orders.status'), render: (_, order) => <StatusControl order={order} /> },
    {
      key: 'actions',
      title: t('orders.actions'),
      render: (_, { id, orderNumber }) => (
        <Button
          size="small"
          aria-label={t('orders.viewDetailsOf', { orderNumber })}
          onClick={() => onOpen(id)}
        >
          {t('orders.viewDetails')}
        </Button>
      ),
    },
  ];
}

import { type OrderResponse, useGetOrderQuery } from '@kp/api-client/account';
import { isApiError, useRequestFailure } from '@kp/client';
import { directionOf } from '@kp/i18n';
import { EmptyState, ErrorPanel, UnbrokenNumbers, useFormats, VisuallyHidden } from '@kp/ui';
import { Drawer } from '@kp/ui/dialogs';
import { Skeleton } from '@kp/ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderDetails } from './order-details';

interface OrderDrawerProps {
  /** None closes the drawer. */
  readonly orderId: number | undefined;
  /** As in the list; absent when a link leads to an order that is not listed yet. */
  readonly listed: OrderResponse | undefined;
  readonly onClose: () => void;
}

const WIDTH = 560;
const NOT_FOUND = 404;

/** The order is fetched anew; on failure the order of the list is shown. */
export function OrderDrawer({ orderId, listed, onClose }: OrderDrawerProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const query = useGetOrderQuery({ id: orderId ?? 0 }, { skip: orderId === undefined });
  const order = query.currentData ?? listed;
  return (
    <Drawer
      open={orderId !== undefined}
      onClose={onClose}
      size={WIDTH}
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={
        <span id={titleId}>
          {order ? (
            <UnbrokenNumbers>{common('order.number', { orderNumber: order.orderNumber })}</UnbrokenNumbers>
          ) : (
            t('orders.title')
          )}
        </span>
      }
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      destroyOnHidden
    >
      {order ? <OrderDetails order={order} isAsListed={query.isError} /> : <MissingOrder query={query} />}
    </Drawer>
  );
}

function MissingOrder({ query }: { query: ReturnType<typeof useGetOrderQuery> }) {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const { error } = query;
  if (isApiError(error) && error.status === NOT_FOUND) {
    return <EmptyState title={t('orders.notFound')}>{t('orders.notFoundHint')}</EmptyState>;
  }
  if (error) return <ErrorPanel {...failure.panel(query, t('orders.orderFailed'))} />;
  return (
    <>
      <VisuallyHidden role="status">{t('orders.orderLoading')}</VisuallyHidden>
      <Skeleton active paragraph={{ rows: 6 }} />
    </>
  );
}

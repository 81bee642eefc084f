import { lazyPage } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ordersPath, readOrdersQuery } from '../../shared/orders-query';
import { OrdersTab } from './orders-tab';
import { StatusChangesProvider } from './status-changes';

const OrderPage = lazyPage(async () => (await import('./order-page')).OrderPage);

/** The list, or the page of the order that the address names. */
export function OrdersScreen() {
  const [parameters] = useSearchParams();
  const { order, ...list } = readOrdersQuery(parameters);
  if (order === undefined) return <OrdersTab />;
  return (
    <StatusChangesProvider>
      <Suspense fallback={<SkeletonText lines={10} />}>
        <OrderPage key={order} id={order} listPath={ordersPath(list)} />
      </Suspense>
    </StatusChangesProvider>
  );
}

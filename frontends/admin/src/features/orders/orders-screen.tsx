import { useSearchParams } from 'react-router';
import { ordersPath, readOrdersQuery } from '../../shared/orders-query';
import { OrderPage } from './order-page';
import { OrdersTab } from './orders-tab';
import { StatusChangesProvider } from './status-changes';

/** The list, or the page of the order that the address names. */
export function OrdersScreen() {
  const [parameters] = useSearchParams();
  const { order, ...list } = readOrdersQuery(parameters);
  if (order === undefined) return <OrdersTab />;
  return (
    <StatusChangesProvider>
      <OrderPage key={order} id={order} listPath={ordersPath(list)} />
    </StatusChangesProvider>
  );
}

import { useNavigate, useSearchParams } from 'react-router';
import { lazySection } from '../../shared/lazy-panel';
import { ordersPath, readOrdersQuery } from '../../shared/orders-query';
import { StatusChangesProvider } from './status-changes';

/** Apart from each other: what leads to an order from elsewhere does not fetch the list. */
const OrdersTab = lazySection(async () => (await import('./orders-tab')).OrdersTab);
const NewOrderPage = lazySection(async () => (await import('./new-order/new-order-page')).NewOrderPage);
const OrderPage = lazySection(async () => (await import('./order-page')).OrderPage);

/** The list, the page of the order that the address names, or that of a new one. */
export function OrdersScreen() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { order, edit, like, ...list } = readOrdersQuery(parameters);
  if (edit === 'new') {
    return (
      <NewOrderPage
        key={like}
        like={like}
        listPath={ordersPath(list)}
        onClose={() => void navigate(ordersPath({ ...list, order: like }))}
        onPlaced={(id) => void navigate(ordersPath({ ...list, order: id }), { replace: true })}
      />
    );
  }
  if (order === undefined) return <OrdersTab />;
  return (
    <StatusChangesProvider>
      <OrderPage key={order} id={order} listPath={ordersPath(list)} />
    </StatusChangesProvider>
  );
}

import { useNavigate, useSearchParams } from 'react-router';
import { ordersPath, readOrdersQuery } from '../../shared/orders-query';
import { NewOrderPage } from './new-order/new-order-page';
import { OrderPage } from './order-page';
import { OrdersTab } from './orders-tab';
import { StatusChangesProvider } from './status-changes';

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

import { problemText } from '@kp/client';
import { ErrorPanel } from '@kp/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { NoOrders } from './no-orders';
import { OrderDrawer } from './order-drawer';
import { OrderListSkeleton } from './order-list-skeleton';
import { OrderPager } from './order-pager';
import { OrderTable } from './order-table';
import { OrderToolbar } from './order-toolbar';
import { useOrderPageQuery, type OrderPage } from './orders-api';
import { ordersAddress, PAGE_SIZE, readOrdersQuery, type OrdersQuery } from './orders-query';
import { StatusChangesProvider } from './status-changes';
import styles from './orders-tab.module.css';

/** All orders: a page of them, by status, each with its status to change and its details to open. */
export function OrdersTab() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const query = readOrdersQuery(parameters);
  const { status, page, order } = query;
  const result = useOrderPageQuery({ status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const trigger = useRef<Element>(null);
  const show = (id: number | undefined) => void navigate(ordersAddress({ ...query, order: id }));
  const open = (id: number) => {
    trigger.current = document.activeElement;
    show(id);
  };
  return (
    <section className={styles.tab} aria-labelledby="orders-title">
      <header className={styles.header}>
        <h2 id="orders-title">{t('orders.title')}</h2>
        <OrderToolbar
          status={status}
          isRefreshing={result.isFetching}
          onRefresh={() => void result.refetch()}
        />
      </header>
      <OrderList result={result} query={query} onOpen={open} />
      <OrderDrawer
        id={order}
        listed={result.currentData?.orders.find(({ id }) => id === order)}
        onClose={() => show(undefined)}
        returnFocus={() => trigger.current instanceof HTMLElement && trigger.current.focus()}
      />
    </section>
  );
}

interface OrderListProps {
  readonly result: ReturnType<typeof useOrderPageQuery>;
  readonly query: OrdersQuery;
  readonly onOpen: (id: number) => void;
}

function OrderList({ result, query, onOpen }: OrderListProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { currentData, error, isFetching, refetch } = result;
  if (!currentData && error) {
    return (
      <ErrorPanel title={t('orders.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  if (!currentData) return <OrderListSkeleton />;
  return <FoundOrders found={currentData} query={query} onOpen={onOpen} />;
}

function FoundOrders({
  found,
  query,
  onOpen,
}: Pick<OrderListProps, 'query' | 'onOpen'> & { found: OrderPage }) {
  if (found.orders.length === 0) return <NoOrders query={query} total={found.total} />;
  return (
    <>
      <StatusChangesProvider>
        <OrderTable orders={found.orders} onOpen={onOpen} />
      </StatusChangesProvider>
      <OrderPager query={query} shown={found.orders.length} total={found.total} />
    </>
  );
}

import { problemText } from '@kp/client';
import { Button, ButtonLink, EmptyState, ErrorPanel, Skeleton, useFormats, VisuallyHidden } from '@kp/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { OrderDrawer } from './order-drawer';
import { OrderTable } from './order-table';
import { OrderToolbar } from './order-toolbar';
import { type OrderPage, useOrderPageQuery } from '../../shared/orders-api';
import { ordersPath, type OrdersQuery, PAGE_SIZE, readOrdersQuery } from '../../shared/orders-query';
import { StatusChangesProvider } from './status-changes';
import styles from './orders-tab.module.css';

export function OrdersTab() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const query = readOrdersQuery(parameters);
  const { status, page, order } = query;
  const result = useOrderPageQuery({ status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const trigger = useRef<Element>(null);
  const show = (id: number | undefined) => void navigate(ordersPath({ ...query, order: id }));
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

function NoOrders({ query, total }: { readonly query: OrdersQuery; readonly total: number }) {
  const { t } = useTranslation('admin');
  const { status } = query;
  if (total > 0) {
    const first = <ButtonLink to={ordersPath({ status })}>{t('orders.firstPage')}</ButtonLink>;
    return <EmptyState icon="list" title={t('orders.emptyPage')} actions={first} />;
  }
  if (!status) return <EmptyState icon="list" title={t('orders.empty')} />;
  const all = <ButtonLink to={ordersPath({})}>{t('orders.clearFilters')}</ButtonLink>;
  return <EmptyState icon="filter" title={t('orders.emptyFiltered')} actions={all} />;
}

interface OrderPagerProps {
  readonly query: OrdersQuery;
  readonly shown: number;
  /** Of all that match. */
  readonly total: number;
}

function OrderPager({ query: { status, page }, shown, total }: OrderPagerProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const pages = Math.ceil(total / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE + 1;
  const range = { from: number(from), to: number(from + shown - 1), total: number(total) };
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <Button size="small" isDisabled>
        {label}
      </Button>
    ) : (
      <ButtonLink size="small" to={ordersPath({ status, page: to })}>
        {label}
      </ButtonLink>
    );
  return (
    <nav aria-label={t('orders.pages')} className={styles.pager}>
      <p role="status">{t('orders.range', range)}</p>
      {pages > 1 && (
        <div className={styles.turns}>
          {turn(page - 1, common('actions.previous'))}
          <span>{t('orders.pageOf', { page: number(page), pages: number(pages) })}</span>
          {turn(page + 1, common('actions.next'))}
        </div>
      )}
    </nav>
  );
}

const SKELETON_ROWS = 10;

function OrderListSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}

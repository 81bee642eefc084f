import { useRequestFailure } from '@kp/client';
import { ErrorPanel, useFormats, VisuallyHidden } from '@kp/ui';
import { Empty } from '@kp/ui/account';
import { Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderCard } from './order-card';
import { OrderDrawer } from './order-drawer';
import { useOwnOrdersInfiniteQuery } from './orders-api';
import styles from './orders.module.css';

export function OrdersPanel() {
  const { t } = useTranslation('accountTabs');
  return (
    <section className={styles.panel} aria-labelledby="orders-title">
      <h2 id="orders-title">{t('orders.title')}</h2>
      <OrderList />
    </section>
  );
}

function OrderList() {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const result = useOwnOrdersInfiniteQuery();
  const opened = useOpenedOrder();
  const { data, error } = result;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <>
      {!data && error && <ErrorPanel {...failure.panel(result, t('orders.failed'))} />}
      {!data && !error && <OrderListSkeleton />}
      {data && orders.length === 0 && <NoOrders />}
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} onOpen={() => opened.open(order.id)} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <MoreOrders result={result} shown={orders.length} total={data.pages[0]?.total ?? orders.length} />
      )}
      <OrderDrawer
        orderId={opened.id}
        listed={orders.find(({ id }) => id === opened.id)}
        onClose={opened.close}
      />
    </>
  );
}

/** In the address, so that mails lead to an order and Back closes it. */
function useOpenedOrder() {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get('order') ?? '';
  return {
    id: /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined,
    open: (id: number) => setParameters({ tab: 'orders', order: String(id) }),
    close: () => setParameters({ tab: 'orders' }, { replace: true }),
  };
}

function NoOrders() {
  const { t } = useTranslation('accountTabs');
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <p className={styles.emptyTitle}>{t('orders.empty')}</p>
          <p>{t('orders.emptyHint')}</p>
        </>
      }
    >
      <LinkButton to="/products" type="primary">
        {t('orders.browse')}
      </LinkButton>
    </Empty>
  );
}

interface MoreOrdersProps {
  readonly result: ReturnType<typeof useOwnOrdersInfiniteQuery>;
  readonly shown: number;
  readonly total: number;
}

function MoreOrders({ result, shown, total }: MoreOrdersProps) {
  const { t } = useTranslation('accountTabs');
  const { number } = useFormats();
  if (total <= shown && !result.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <p role="status">{t('orders.shownOf', { shown: number(shown), total: number(total) })}</p>
      <Button loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
        {t('orders.loadMore')}
      </Button>
    </div>
  );
}

const SKELETON_CARDS = 3;

function OrderListSkeleton() {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index}>
            <Card>
              <Skeleton active paragraph={{ rows: 2 }} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { OrderResponse } from '@kp/api-client/account';
import { problemText } from '@kp/client';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorPanel,
  Skeleton,
  useFormats,
  VisuallyHidden,
} from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCard } from './order-card';
import { OrderDetails } from './order-details';
import { useOwnOrdersInfiniteQuery } from './orders-api';
import styles from './orders.module.css';

export function OrdersPanel() {
  const { t } = useTranslation('account');
  return (
    <section className={styles.panel} aria-labelledby="orders-title">
      <h2 id="orders-title">{t('orders.title')}</h2>
      <OrderList />
    </section>
  );
}

function OrderList() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const result = useOwnOrdersInfiniteQuery();
  const [opened, setOpened] = useState<OrderResponse>();
  const { data, error, isFetching, refetch } = result;
  if (!data && error) {
    return (
      <ErrorPanel title={t('orders.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  if (!data) return <OrderListSkeleton />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onOpen={() => setOpened(order)} />
          </li>
        ))}
      </ul>
      <MoreOrders result={result} shown={orders.length} total={data.pages[0]?.total ?? orders.length} />
      <OrderDetails listed={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon="list"
      title={t('orders.empty')}
      actions={
        <ButtonLink to="/products" variant="primary">
          {t('orders.browse')}
        </ButtonLink>
      }
    >
      {t('orders.emptyHint')}
    </EmptyState>
  );
}

interface MoreOrdersProps {
  readonly result: ReturnType<typeof useOwnOrdersInfiniteQuery>;
  readonly shown: number;
  readonly total: number;
}

function MoreOrders({ result, shown, total }: MoreOrdersProps) {
  const { t } = useTranslation('account');
  const { number } = useFormats();
  if (total <= shown && !result.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <p role="status">{t('orders.shownOf', { shown: number(shown), total: number(total) })}</p>
      <Button isBusy={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
        {t('orders.loadMore')}
      </Button>
    </div>
  );
}

const SKELETON_CARDS = 3;

function OrderListSkeleton() {
  const { t } = useTranslation('account');
  return (
    <>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index}>
            <Card as="div" className={styles.card}>
              <Skeleton width="12rem" height="1.5rem" />
              <Skeleton width="60%" />
              <Skeleton width="8rem" height="2.75rem" />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

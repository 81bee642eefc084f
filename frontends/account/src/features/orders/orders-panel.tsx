import type { OrderResponse } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel, useFormats, VisuallyHidden } from '@kp/ui';
import { Empty } from '@kp/ui/account';
import { Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCard } from './order-card';
import { OrderDrawer } from './order-drawer';
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
  const failure = useRequestFailure();
  const result = useOwnOrdersInfiniteQuery();
  const [opened, setOpened] = useState<OrderResponse>();
  const { data, error } = result;
  if (!data && error) return <ErrorPanel {...failure.panel(result, t('orders.failed'))} />;
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
      <OrderDrawer listed={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('account');
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
  const { t } = useTranslation('account');
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
  const { t } = useTranslation('account');
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

import type { OrderResponse } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel, useFormats } from '@kp/ui';
import { Empty } from '@kp/ui/account';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useOrdersAwaitingInvoiceInfiniteQuery } from './invoices-api';
import { LoadingList, MoreEntries } from './list-states';
import { useCreateInvoice } from './use-create-invoice';
import styles from './invoices.module.css';

/** Delivered orders without an invoice. */
export function AwaitingOrders() {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const result = useOrdersAwaitingInvoiceInfiniteQuery();
  const { data, error } = result;
  if (!data && error) return <ErrorPanel {...failure.panel(result, t('invoices.awaiting.failed'))} />;
  if (!data) return <LoadingList text={t('invoices.awaiting.loading')} />;
  const orders = data.pages.flatMap(({ items }) => items);
  const total = data.pages[0]?.total ?? orders.length;
  if (orders.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('invoices.awaiting.empty')} />;
  }
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <AwaitingOrder key={order.id} order={order} />
        ))}
      </ul>
      <MoreEntries result={result} shown={orders.length} total={total} list="orders" />
    </>
  );
}

function AwaitingOrder({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  const { orderNumber } = order;
  const { isCreating, create } = useCreateInvoice(order.id);
  return (
    <li className={styles.order}>
      <strong className={styles.number}>
        <bdi dir="ltr">{orderNumber}</bdi>
      </strong>
      <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
      <span>{money({ amount: order.totalAmount, currency: order.currency })}</span>
      <Button
        type="primary"
        loading={isCreating}
        onClick={() => void create()}
        aria-label={t('invoices.createOf', { orderNumber })}
      >
        {t(isCreating ? 'invoices.creating' : 'invoices.create')}
      </Button>
    </li>
  );
}

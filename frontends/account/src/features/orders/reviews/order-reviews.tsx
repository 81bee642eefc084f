import { type OrderResponse, useListOrderReviewsQuery } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel } from '@kp/ui';
import { Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { ReviewEntry } from './review-entry';
import styles from './reviews.module.css';

/** Also for an order that was cancelled after its delivery: its reviews stay. */
const wasDelivered = ({ status, history }: OrderResponse) =>
  status === 'delivered' || history.some(({ toStatus }) => toStatus === 'delivered');

export function OrderReviews({ order }: { readonly order: OrderResponse }) {
  return wasDelivered(order) ? <Reviews order={order} /> : null;
}

function Reviews({ order }: { order: OrderResponse }) {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const query = useListOrderReviewsQuery({ id: order.id });
  const { data, error } = query;
  const canWrite = order.status === 'delivered';
  if (data?.length === 0 && !canWrite) return null;
  return (
    <section>
      <h3>{t('reviews.title')}</h3>
      {!data && error && <ErrorPanel {...failure.panel(query, t('reviews.loadFailed'))} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (
        <>
          {canWrite && <p className={styles.soft}>{t('reviews.intro')}</p>}
          <ul className={styles.entries}>
            {order.items.map((item) => {
              const review = data.find(({ itemId }) => itemId === item.id);
              if (!review && !canWrite) return null;
              return <ReviewEntry key={item.id} orderId={order.id} item={item} review={review} />;
            })}
          </ul>
        </>
      )}
    </section>
  );
}

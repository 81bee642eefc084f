import {
  type OrderResponse,
  type OrderReturnsResponse,
  useListOrderReturnsQuery,
} from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel, useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/account';
import { Button } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../orders.module.css';
import { ReturnForm } from './return-form';

export function OrderReturns({ order }: { readonly order: OrderResponse }) {
  const wasDelivered = order.history.some(({ toStatus }) => toStatus === 'delivered');
  return wasDelivered ? <Returns order={order} /> : null;
}

function Returns({ order }: { order: OrderResponse }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const failure = useRequestFailure();
  const [isOpen, setOpen] = useState(false);
  const query = useListOrderReturnsQuery({ id: order.id }, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  if (!data) return error ? <ErrorPanel {...failure.panel(query, t('returns.loadFailed'))} /> : null;
  const { returnableUntil, returns } = data;
  if (!returnableUntil && returns.length === 0) return null;
  return (
    <section>
      <h3>{t('returns.title')}</h3>
      <ul className={styles.parcels}>
        {returns.map((each) => (
          <li key={each.id}>
            <ReturnFacts request={each} />
          </li>
        ))}
      </ul>
      {returnableUntil && <p>{t('returns.until', { date: date(returnableUntil) })}</p>}
      {returnableUntil && !isOpen && <Button onClick={() => setOpen(true)}>{t('returns.start')}</Button>}
      {returnableUntil && isOpen && (
        <ReturnForm order={order} items={data.returnableItems} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function ReturnFacts({ request }: { request: OrderReturnsResponse['returns'][number] }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { returnNumber, state, items, staffReason, refundAmount, currency } = request;
  return (
    <>
      <p>
        <bdi dir="ltr">{returnNumber}</bdi> <Tag>{common(`returnState.${state}`)}</Tag>
      </p>
      {items.map(({ itemId, quantity, productName: name, reason }) => (
        <p key={itemId}>
          {t('returns.line', { quantity, name })}
          {' · '}
          {common(`returnReason.${reason}`)}
        </p>
      ))}
      {staffReason && <p className={styles.notes}>{staffReason}</p>}
      {refundAmount && <p>{t('returns.refunded', { amount: money({ amount: refundAmount, currency }) })}</p>}
    </>
  );
}

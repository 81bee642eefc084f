import type { OrderResponse } from '@kp/api-client/account';
import { awaitsPayment, isReorderable, totalQuantity } from '@kp/commerce';
import { Button, ButtonLink, Card, OrderStatusBadge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { TrackPackage } from './order-details';
import { type ReorderOutcome, useReorder } from './use-reorder';
import type { ReorderNote } from './plan-reorder';
import styles from './orders.module.css';

interface OrderCardProps {
  readonly order: OrderResponse;
  readonly onOpen: () => void;
}

export function OrderCard({ order, onOpen }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  const { orderNumber } = order;
  const reorder = useReorder(order);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.number}>
          <bdi dir="ltr">{orderNumber}</bdi>
        </h3>
        <OrderStatusBadge status={order.status} />
      </header>
      <p className={styles.facts}>
        <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
        <span>{common('order.itemCount', { count: totalQuantity(order.items) })}</span>
        <strong>{money({ amount: order.totalAmount, currency: order.currency })}</strong>
      </p>
      {awaitsPayment(order) && <p>{common('awaitedPayment.text')}</p>}
      <div className={styles.actions}>
        <Button onClick={onOpen} aria-label={t('orders.viewDetailsOf', { orderNumber })}>
          {t('orders.viewDetails')}
        </Button>
        <TrackPackage order={order} />
        {isReorderable(order.status) && (
          <Button
            variant="primary"
            isBusy={reorder.isBusy}
            onClick={() => void reorder.run()}
            aria-label={t('orders.reorderOf', { orderNumber })}
          >
            {t(reorder.isBusy ? 'orders.reordering' : 'orders.reorder')}
          </Button>
        )}
      </div>
      {reorder.outcome && <ReorderResult outcome={reorder.outcome} currency={order.currency} />}
    </Card>
  );
}

interface ReorderResultProps {
  readonly outcome: ReorderOutcome;
  readonly currency: string;
}

function ReorderResult({ outcome: { added, notes }, currency }: ReorderResultProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  return (
    <div role="status" className={styles.result}>
      <p>{t('orders.reorderResult.added', { count: added })}</p>
      {notes.length > 0 && (
        <>
          <p className={styles.soft}>{t('orders.reorderResult.title')}</p>
          <ul>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.name}`}>
                <NoteText note={note} currency={currency} />
              </li>
            ))}
          </ul>
        </>
      )}
      {added > 0 && <ButtonLink to="/cart">{common('cartToast.viewCart')}</ButtonLink>}
    </div>
  );
}

function NoteText({ note, currency }: { note: ReorderNote; currency: string }) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  if (note.kind !== 'repriced') return t(`orders.reorderResult.${note.kind}`, { ...note });
  const price = money({ amount: note.price, currency });
  const formerPrice = money({ amount: note.formerPrice, currency });
  return t('orders.reorderResult.repriced', { name: note.name, price, formerPrice });
}

import { ORDER_REFERENCE_FIELDS, parseMinor, totalQuantity } from '@kp/commerce';
import { Icon, useFormats, VisuallyHidden } from '@kp/ui';
import { OrderLines, OrderSums, PaymentText, PromisedDays } from '@kp/ui/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '../placed-order';
import { usePlacedOrderTexts } from '../placed-order-texts';
import styles from './confirmation.module.css';
import type { ConfirmedOrder } from './use-confirmed-order';

interface TicketProps {
  readonly placed: PlacedOrder;
  readonly order: ConfirmedOrder | undefined;
  readonly children?: ReactNode;
}

/** The ticket that was torn from the rail. */
export function ConfirmationTicket({ placed, order, children }: TicketProps) {
  const { t } = useTranslation(['order', 'common']);
  const isWaiting = placed.isPaymentAwaited === true || placed.confirmationRequired === true;
  return (
    <div className={styles.shadow}>
      <article className={styles.ticket} data-waiting={isWaiting}>
        <span className={styles.mark}>
          <Icon name={isWaiting ? 'clock' : 'check'} size={24} />
        </span>
        <TicketHead placed={placed} isWaiting={isWaiting} />
        {order && (
          <div className={styles.promise}>
            <PromisedDays order={order} />
          </div>
        )}
        {order && <OrderFacts placed={placed} order={order} />}
        {order && (
          <section className={styles.items} aria-labelledby="confirmed-items">
            <h2 id="confirmed-items" className={styles.heading}>
              {t('common:order.itemCount', { count: totalQuantity(order.items) })}
            </h2>
            <OrderLines lines={order.items} currency={order.currency} />
            <OrderSums order={order} />
          </section>
        )}
        {children}
      </article>
    </div>
  );
}

/** The heading is focused after the navigation; the rest of the message is announced once. */
function TicketHead({ placed, isWaiting }: { readonly placed: PlacedOrder; readonly isWaiting: boolean }) {
  const { t } = useTranslation('checkout');
  const textsOf = usePlacedOrderTexts();
  const { title, text } = textsOf(placed);
  const isPaid = placed.success === 'paid';
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{isWaiting ? title : t(isPaid ? 'paymentSuccess' : 'successTitle')}</h1>
      {!isWaiting && !isPaid && <VisuallyHidden role="status">{t('successDescription')}</VisuallyHidden>}
      <p className={styles.soft}>{text}</p>
    </div>
  );
}

function OrderFacts({ placed, order }: { readonly placed: PlacedOrder; readonly order: ConfirmedOrder }) {
  const { t } = useTranslation(['common', 'order']);
  const { money } = useFormats();
  const { totalAmount: amount, currency } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('order:trackOrder.orderNumber')}</dt>
        <dd>
          <bdi dir="ltr">{placed.orderNumber}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('totals.total')}</dt>
        <dd className={styles.total}>{money({ amount, currency })}</dd>
      </div>
      {parseMinor(amount) > 0 && (
        <div>
          <dt>{t('order:payment.title')}</dt>
          <dd>
            <PaymentText order={order} />
          </dd>
        </div>
      )}
      {(['vatNumber', ...ORDER_REFERENCE_FIELDS] as const)
        .filter((field) => order[field])
        .map((field) => (
          <div key={field}>
            <dt>{t(`order.${field === 'vatNumber' ? 'taxNumber' : field}`)}</dt>
            <dd>
              <bdi>{order[field]}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

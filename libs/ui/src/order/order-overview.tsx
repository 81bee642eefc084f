import { awaitsPayment, namedPaymentMethod, parseMinor } from '@kp/commerce';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats';
import { OrderLines, type OrderLine, OrderSums } from './order-details';
import { OrderParcels, type ShippedOrder } from './order-parcels';
import { OrderSteps } from './order-steps';
import { PromisedDays, type PromisedOrder } from './promised-days';
import { type TransferInstructions, TransferNotice } from './transfer-notice';
import styles from './order-overview.module.css';

type SteppedOrder = Parameters<typeof OrderSteps>[0]['order'];
type SummedOrder = Parameters<typeof OrderSums>[0]['order'];

/** What the confirmation, the page behind a guest's link and the account know of an order. */
export type ViewedOrder = SteppedOrder &
  Parameters<typeof namedPaymentMethod>[0] &
  SummedOrder &
  PromisedOrder &
  Omit<ShippedOrder, 'items'> & {
    readonly items: readonly OrderLine[];
    /** Null unless it waits for a transfer. */
    readonly transfer: TransferInstructions | null;
  };

/** Where an order stands: steps, day and parcels. */
export function OrderProgress({ order }: { readonly order: ViewedOrder }) {
  const { t } = useTranslation();
  return (
    <>
      <OrderSteps order={order} />
      <PromisedDays order={order} />
      {order.transfer ? (
        <TransferNotice transfer={order.transfer} currency={order.currency} />
      ) : (
        awaitsPayment(order) && <p>{t('awaitedPayment.text')}</p>
      )}
      <OrderParcels order={order} />
    </>
  );
}

interface OrderContentsProps {
  readonly order: ViewedOrder;
  readonly actionOf?: (line: OrderLine) => ReactNode;
}

/** What was ordered, what it costs and how it is paid. */
export function OrderContents({ order, actionOf }: OrderContentsProps) {
  return (
    <div className={styles.contents}>
      <OrderLines lines={order.items} currency={order.currency} actionOf={actionOf} />
      <OrderSums order={order} />
      <PaymentText order={order} />
    </div>
  );
}

/** Cash is still to be paid, so its amount is named. */
export function PaymentText({ order }: { readonly order: ViewedOrder }) {
  const { t } = useTranslation(['order', 'common']);
  const { money } = useFormats();
  const { paymentStatus, status, totalAmount: amount, currency } = order;
  const method = namedPaymentMethod(order, parseMinor(amount));
  const isDue = status !== 'delivered' && status !== 'cancelled';
  if (method === 'cash' && paymentStatus === 'unpaid' && isDue) {
    const isFetched = order.deliveryMethod?.kind === 'pickup';
    const total = money({ amount, currency });
    return <p>{t(isFetched ? 'payment.cashCollected' : 'payment.cash', { total })}</p>;
  }
  return (
    <p>
      {t(`common:paymentMethod.${method}`)}
      {' · '}
      {t(`common:paymentStatus.${paymentStatus}`)}
    </p>
  );
}

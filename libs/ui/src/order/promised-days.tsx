import type { OrderStatus } from '@kp/commerce';
import type { ChosenDelivery } from '@kp/commerce/delivery-methods';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats';

export interface PromisedOrder {
  readonly status: OrderStatus;
  /** ISO days; null where none was promised. */
  readonly promisedFirstDay: string | null;
  readonly promisedLastDay: string | null;
  readonly shipments: readonly ExpectedParcel[];
  /** Null for the standard delivery. */
  readonly deliveryMethod?: Pick<ChosenDelivery, 'kind' | 'name'> | null;
}

export interface ExpectedParcel {
  /** ISO days; null where none is expected. */
  readonly expectedFirstDay: string | null;
  readonly expectedLastDay: string | null;
}

/**
 * How an order is delivered, where that was chosen, and when: what was said when it was placed, then what the mail about its
 * last parcel said, until it is delivered.
 */
export function PromisedDays({ order }: { readonly order: PromisedOrder }) {
  const { t } = useTranslation();
  const { dayRange } = useFormats();
  const { status, deliveryMethod } = order;
  const { firstDay, lastDay } = arrivalOf(order);
  const isUnderWay = status !== 'delivered' && status !== 'cancelled';
  const days = isUnderWay && firstDay && lastDay && dayRange(firstDay, lastDay);
  const isFetched = deliveryMethod?.kind === 'pickup';
  const name = deliveryMethod && deliveryMethodName(deliveryMethod, t);
  const parts = [name, days && t(isFetched ? 'deliveryMethod.ready' : 'order.arrives', { days })].filter(
    Boolean,
  );
  return parts.length > 0 ? <p>{parts.join(' · ')}</p> : null;
}

/** ISO days of the whole order. */
export function arrivalOf({ status, promisedFirstDay, promisedLastDay, shipments }: PromisedOrder) {
  const sent = status === 'shipped' ? shipments.at(-1) : undefined;
  return sent?.expectedFirstDay && sent.expectedLastDay
    ? { firstDay: sent.expectedFirstDay, lastDay: sent.expectedLastDay }
    : { firstDay: promisedFirstDay, lastDay: promisedLastDay };
}

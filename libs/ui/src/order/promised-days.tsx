import type { OrderStatus } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats';

export interface PromisedOrder {
  readonly status: OrderStatus;
  /** ISO days; null where none was promised. */
  readonly promisedFirstDay: string | null;
  readonly promisedLastDay: string | null;
  readonly shipments: readonly ExpectedParcel[];
}

export interface ExpectedParcel {
  /** ISO days; null where none is expected. */
  readonly expectedFirstDay: string | null;
  readonly expectedLastDay: string | null;
}

/** What was said when the order was placed, then what the mail about its last parcel said, until it is delivered. */
export function PromisedDays({ order }: { readonly order: PromisedOrder }) {
  const { t } = useTranslation();
  const { dayRange } = useFormats();
  const { status } = order;
  const { firstDay, lastDay } = arrivalOf(order);
  const isUnderWay = status !== 'delivered' && status !== 'cancelled';
  if (!isUnderWay || !firstDay || !lastDay) return null;
  return <p>{t('order.arrives', { days: dayRange(firstDay, lastDay) })}</p>;
}

/** ISO days of the whole order. */
export function arrivalOf({ status, promisedFirstDay, promisedLastDay, shipments }: PromisedOrder) {
  const sent = status === 'shipped' ? shipments.at(-1) : undefined;
  return sent?.expectedFirstDay && sent.expectedLastDay
    ? { firstDay: sent.expectedFirstDay, lastDay: sent.expectedLastDay }
    : { firstDay: promisedFirstDay, lastDay: promisedLastDay };
}

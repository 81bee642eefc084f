import type { OrderStatus } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats';

export interface PromisedOrder {
  readonly status: OrderStatus;
  /** ISO days; null where none was promised. */
  readonly promisedFirstDay: string | null;
  readonly promisedLastDay: string | null;
}

/** What was said when the order was placed, until it is delivered or cancelled. */
export function PromisedDays({ order }: { readonly order: PromisedOrder }) {
  const { t } = useTranslation();
  const { dayRange } = useFormats();
  const { status, promisedFirstDay, promisedLastDay } = order;
  const isUnderWay = status !== 'delivered' && status !== 'cancelled';
  if (!isUnderWay || !promisedFirstDay || !promisedLastDay) return null;
  return <p>{t('order.arrives', { days: dayRange(promisedFirstDay, promisedLastDay) })}</p>;
}

import { formatDayRange } from '@kp/i18n';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import type { OrderMailView } from '@kp/orders';
import type { Translate } from './mail-template';

/** How an order comes, where that was chosen, and the days that were promised. */
export function deliveryDays(
  { promisedFirstDay: first, promisedLastDay: last, deliveryMethod, language }: OrderMailView,
  t: Translate,
): string | null {
  const isFetched = deliveryMethod?.kind === 'pickup';
  const name = deliveryMethod && deliveryMethodName(deliveryMethod, t);
  const days =
    first &&
    last &&
    t(isFetched ? 'deliveryMethod.ready' : 'order.arrives', { days: formatDayRange(first, last, language) });
  return [name, days].filter(Boolean).join(' · ') || null;
}

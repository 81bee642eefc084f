import type { OrderResponse } from '@kp/api-client/account';
import { isOrderStep } from '@kp/commerce/order-event';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Timeline } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

type AnyEvent = OrderResponse['history'][number];
/** Agreed prices are in the response for the staff only. */
type OrderEvent = AnyEvent & { kind: Exclude<AnyEvent['kind'], 'price_agreed'> };

const isShown = (event: AnyEvent): event is OrderEvent => event.kind !== 'price_agreed';

/** The newest first. */
export function OrderHistory({ history }: { readonly history: readonly AnyEvent[] }) {
  const items = history
    .filter(isShown)
    .reverse()
    .map((event) => ({
      key: `${event.at} ${event.kind} ${event.toStatus}`,
      content: <EventEntry event={event} />,
    }));
  return <Timeline items={items} />;
}

function EventEntry({ event }: { event: OrderEvent }) {
  const { language } = useFormats();
  return (
    <>
      <EventText event={event} />
      <time dateTime={event.at} className={styles.time}>
        {formatDateTime(event.at, language)}
      </time>
      {event.note && <p className={styles.notes}>{event.note}</p>}
    </>
  );
}

const STATUS_TEXTS = {
  pending: 'order.steps.received',
  processing: 'order.steps.packing',
  shipped: 'orderStatus.shipped',
  delivered: 'orderStatus.delivered',
  cancelled: 'orderStatus.cancelled',
} as const;

function EventText({ event: { kind, toStatus } }: { event: OrderEvent }) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  if (isOrderStep(kind)) return <span>{common(`order.events.${kind}`)}</span>;
  if (kind !== 'status') return <span>{t(`orders.events.${kind}`)}</span>;
  return <span>{t('orders.events.status', { status: common(STATUS_TEXTS[toStatus ?? 'pending']) })}</span>;
}

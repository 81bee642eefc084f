import type { OrderResponse } from '@kp/api-client/account';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

type OrderEvent = OrderResponse['history'][number];

/** What has happened to an order, newest first. */
export function OrderHistory({ history }: { readonly history: readonly OrderEvent[] }) {
  const { language } = useFormats();
  return (
    <ol className={styles.history}>
      {[...history].reverse().map((event) => (
        <li key={`${event.at} ${event.kind} ${event.toStatus}`}>
          <EventText event={event} />
          <time dateTime={event.at} className={styles.soft}>
            {formatDateTime(event.at, language)}
          </time>
          {event.note && <p className={styles.notes}>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function EventText({ event: { kind, toStatus } }: { event: OrderEvent }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  if (kind !== 'status') return <span>{t(`orders.events.${kind}`)}</span>;
  const key = !toStatus || toStatus === 'pending' ? 'pendingCustomer' : toStatus;
  return <span>{t('orders.events.status', { status: common(`orderStatus.${key}`) })}</span>;
}

import type { OrderResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-details.module.css';

type OrderEvent = OrderResponse['history'][number];

/** Who did what to an order, newest first. */
export function OrderHistory({ history }: { readonly history: readonly OrderEvent[] }) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const text = useEventText();
  if (history.length === 0) return <p className={styles.soft}>{t('drawer.historyEmpty')}</p>;
  return (
    <ol className={styles.history}>
      {[...history].reverse().map((event) => (
        <li key={`${event.at} ${event.kind} ${event.toStatus}`}>
          <span>{text(event)}</span>
          <span className={styles.soft}>
            <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
            {' · '}
            {t('drawer.by', { actor: t(`drawer.actors.${event.actor}`) })}
          </span>
          {event.note && <p className={styles.notes}>{event.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function useEventText(): (event: OrderEvent) => string {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return ({ kind, fromStatus, toStatus }) => {
    if (kind === 'placed') return t('drawer.placed');
    if (kind === 'shipment') return t('drawer.shipmentChanged');
    if (kind === 'note' || !fromStatus || !toStatus) return t('drawer.noteAdded');
    const [from, to] = [common(`orderStatus.${fromStatus}`), common(`orderStatus.${toStatus}`)];
    return t('drawer.statusChanged', { from, to });
  };
}

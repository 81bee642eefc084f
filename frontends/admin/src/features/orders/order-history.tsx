import type { OrderResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-details.module.css';

type OrderEvent = OrderResponse['history'][number];

interface OrderHistoryProps {
  readonly history: readonly OrderEvent[];
  readonly currency: string;
}

export function OrderHistory({ history, currency }: OrderHistoryProps) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const text = useEventText(currency);
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

const MONEY = {
  paid: 'drawer.paid',
  refund_requested: 'drawer.refundRequested',
  refunded: 'drawer.refunded',
  refund_failed: 'drawer.refundFailed',
} as const;

const WAITING = {
  confirmed: 'drawer.confirmed',
  reservation_expired: 'drawer.reservationExpired',
  mail_capped: 'drawer.mailCapped',
} as const;

const isAboutMoney = (kind: OrderEvent['kind']): kind is keyof typeof MONEY => kind in MONEY;

function useEventText(currency: string): (event: OrderEvent) => string {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  return ({ kind, fromStatus, toStatus, amount = '0.00' }) => {
    if (isAboutMoney(kind)) return t(MONEY[kind], { amount: money({ amount, currency }) });
    if (kind === 'placed') return t('drawer.placed');
    if (kind === 'shipment') return t('drawer.shipmentChanged');
    if (kind in WAITING) return t(WAITING[kind as keyof typeof WAITING]);
    if (kind === 'note' || !fromStatus || !toStatus) return t('drawer.noteAdded');
    const [from, to] = [common(`orderStatus.${fromStatus}`), common(`orderStatus.${toStatus}`)];
    return t('drawer.statusChanged', { from, to });
  };
}

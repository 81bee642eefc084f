import type { OrderResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Typography } from '@kp/ui/admin';
import { Timeline } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import styles from './order-details.module.css';

type OrderEvent = OrderResponse['history'][number];

interface OrderHistoryProps {
  readonly history: readonly OrderEvent[];
  readonly currency: string;
}

export function OrderHistory({ history, currency }: OrderHistoryProps) {
  const { t } = useTranslation('adminOrders');
  const { language } = useFormats();
  const text = useEventText(currency);
  if (history.length === 0) {
    return <Typography.Text type="secondary">{t('drawer.historyEmpty')}</Typography.Text>;
  }
  const items = [...history].reverse().map((event) => ({
    key: `${event.at} ${event.kind} ${event.toStatus}`,
    color: ALARMING.has(event.kind) ? 'red' : 'gray',
    content: (
      <>
        <p>{text(event)}</p>
        <Typography.Text type="secondary">
          <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
          {' · '}
          {t('drawer.by', { actor: event.actorName ?? t(`drawer.actors.${event.actor}`) })}
        </Typography.Text>
        {event.note && <p className={styles.text}>{event.note}</p>}
      </>
    ),
  }));
  return <Timeline items={items} aria-label={t('drawer.history')} />;
}

const ALARMING: ReadonlySet<OrderEvent['kind']> = new Set(['refund_failed', 'disputed', 'charged_back']);

const MONEY = {
  paid: 'drawer.paid',
  refund_requested: 'drawer.refundRequested',
  refunded: 'drawer.refunded',
  refund_failed: 'drawer.refundFailed',
  disputed: 'drawer.disputed',
  dispute_won: 'drawer.disputeWon',
  charged_back: 'drawer.chargedBack',
  price_agreed: 'drawer.priceAgreed',
} as const;

const WAITING = {
  confirmed: 'drawer.confirmed',
  reservation_expired: 'drawer.reservationExpired',
  mail_capped: 'drawer.mailCapped',
} as const;

type OrderStep = Extract<
  OrderEvent['kind'],
  'items_shipped' | 'withdrawn' | `return_${string}` | `${string}_edited`
>;

const isOrderStep = (kind: OrderEvent['kind']): kind is OrderStep =>
  kind === 'items_shipped' || kind === 'withdrawn' || kind.startsWith('return_') || kind.endsWith('_edited');

const isAboutMoney = (kind: OrderEvent['kind']): kind is keyof typeof MONEY => kind in MONEY;

function useEventText(currency: string): (event: OrderEvent) => string {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  return ({ kind, fromStatus, toStatus, amount = '0.00' }) => {
    if (isAboutMoney(kind)) return t(MONEY[kind], { amount: money({ amount, currency }) });
    if (kind === 'placed') return t('drawer.placed');
    if (kind === 'shipment') return t('drawer.shipmentChanged');
    if (isOrderStep(kind)) return common(`order.events.${kind}`);
    if (kind in WAITING) return t(WAITING[kind as keyof typeof WAITING]);
    if (kind === 'note' || !fromStatus || !toStatus) return t('drawer.noteAdded');
    const [from, to] = [common(`orderStatus.${fromStatus}`), common(`orderStatus.${toStatus}`)];
    return t('drawer.statusChanged', { from, to });
  };
}

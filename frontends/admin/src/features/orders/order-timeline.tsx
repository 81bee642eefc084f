import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { personName } from '@kp/commerce';
import { isOrderStep } from '@kp/commerce/order-event';
import { useFormats } from '@kp/ui';
import { Button, Typography } from '@kp/ui/admin';
import { Timeline } from '@kp/ui/facts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { lazyPanel } from '../../shared/lazy-panel';
import type { OrderMailDialogProps } from './order-mail-dialog';
import styles from './order-details.module.css';

const OrderMailDialog = lazyPanel<OrderMailDialogProps>(
  async () => (await import('./order-mail-dialog')).OrderMailDialog,
  ({ mailId }) => mailId !== undefined,
);

type OrderEvent = OrderResponse['history'][number];

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly color: string;
  readonly content: ReactNode;
}

/** What happened to the order and what was mailed about it, newest first. */
export function OrderTimeline({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const [shownMail, setShownMail] = useState<number>();
  const mails = useMailEntries(order, setShownMail);
  const entries = [...useEventEntries(order), ...mails];
  if (entries.length === 0) {
    return <Typography.Text type="secondary">{t('drawer.historyEmpty')}</Typography.Text>;
  }
  const items = entries.sort((one, other) => other.at.localeCompare(one.at));
  return (
    <>
      <Timeline items={items} aria-label={t('drawer.history')} />
      <OrderMailDialog orderId={order.id} mailId={shownMail} onClose={() => setShownMail(undefined)} />
    </>
  );
}

function useEventEntries({ history, currency, shippingAddress }: OrderResponse): Entry[] {
  const { t } = useTranslation('adminOrders');
  const text = useEventText(currency);
  const actorOf = ({ actor, actorName }: OrderEvent) => {
    const isCustomer = actor === 'customer' || actor === 'guest';
    return actorName || (isCustomer && personName(shippingAddress)) || t(`drawer.actors.${actor}`);
  };
  return history.map((event, index) => ({
    key: `event ${index}`,
    at: event.at,
    color: ALARMING.has(event.kind) ? 'red' : 'gray',
    content: (
      <>
        <p>{text(event)}</p>
        <Typography.Text type="secondary">
          <ShortDate iso={event.at} />
          {' · '}
          {t('drawer.by', { actor: actorOf(event) })}
        </Typography.Text>
        {event.note && <p className={styles.text}>{event.note}</p>}
      </>
    ),
  }));
}

function useMailEntries({ id }: OrderResponse, onShow: (mailId: number) => void): Entry[] {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const { currentData: mails = [] } = adminApi.useListOrderMailsByAdminQuery({ id });
  return mails.map((mail) => ({
    key: `mail ${mail.id}`,
    at: mail.createdAt,
    color: 'green',
    content: (
      <>
        <Button
          type="link"
          size="small"
          aria-haspopup="dialog"
          className={styles.mail}
          disabled={!may('amounts')}
          onClick={() => onShow(mail.id)}
        >
          {t('mails.sent', { subject: mail.subject })}
        </Button>
        <br />
        <Typography.Text type="secondary">
          <ShortDate iso={mail.createdAt} />
          {' · '}
          {t('mails.to', { email: mail.to })}
          {!mail.sentAt && ` · ${t('mails.unsent')}`}
        </Typography.Text>
      </>
    ),
  }));
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
  transfer_received: 'drawer.transferReceived',
  transfer_undone: 'drawer.transferUndone',
} as const;

const WAITING = {
  confirmed: 'drawer.confirmed',
  reservation_expired: 'drawer.reservationExpired',
  mail_capped: 'drawer.mailCapped',
} as const;

const isAboutMoney = (kind: OrderEvent['kind']): kind is keyof typeof MONEY => kind in MONEY;

function useEventText(currency: string): (event: OrderEvent) => string {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  return ({ kind, fromStatus, toStatus, amount }) => {
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

import { money, type OrderStatus, trackingAddress } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import type { OrderForMail } from '@kp/orders';
import type { MailDraft } from '../domain/mail';
import { mailTranslator } from './mail-translator';
import { orderMail, type OrderMailTexts, strangersCap } from './order-mail';
import type { ShopFacts } from './shop-facts';

type StatusChange = OrderForMail['history'][number];

const KINDS = ['order-shipped', 'order-delivered', 'order-cancelled'];
const CAP = { kinds: KINDS, maxPerDay: 40 };

/**
 * Tells a buyer that the order was shipped, delivered or cancelled. The mail is about the newest change of the status, and
 * there is one of it, however many events were recorded meanwhile.
 * @returns null when the order was changed again since, or when the status needs no mail
 */
export async function statusMail(
  order: OrderForMail,
  toStatus: OrderStatus,
  shop: ShopFacts,
): Promise<MailDraft | null> {
  const change = order.history.filter(({ kind }) => kind === 'status').at(-1);
  if (order.status !== toStatus || change?.toStatus !== toStatus) return null;
  const mail = await draftOf(order, change, shop);
  return mail && { ...mail, uniqueKey: `order-status:${change.id}` };
}

/**
 * Tells a buyer the tracking number that was added, or corrected, after the order was shipped.
 * @returns null while there is none, and for an order that is not on its way
 */
export async function trackingMail(order: OrderForMail, shop: ShopFacts): Promise<MailDraft | null> {
  const change = order.history.filter(({ kind }) => kind === 'shipment').at(-1);
  if (order.status !== 'shipped' || !order.awbNumber || !change) return null;
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  const mail = await orderMail(order, shop, {
    kind: 'order-shipped',
    cap: strangersCap(order, CAP),
    subject: t('mail:orderShipped.trackingSubject', { orderNumber }),
    title: t('mail:orderShipped.track'),
    paragraphs: [t('mail:orderShipped.trackingIntro', { orderNumber })],
    ...(await parcelOf(order)),
  });
  return { ...mail, uniqueKey: `order-shipment:${change.id}` };
}

async function draftOf(
  order: OrderForMail,
  change: StatusChange,
  shop: ShopFacts,
): Promise<MailDraft | null> {
  if (change.toStatus === 'shipped') return shippedMail(order, shop);
  if (change.toStatus === 'delivered') return deliveredMail(order, shop);
  return change.toStatus === 'cancelled' ? cancelledMail(order, change, shop) : null;
}

async function shippedMail(order: OrderForMail, shop: ShopFacts): Promise<MailDraft> {
  const { orderNumber, language, paymentMethod } = order;
  const { t } = await mailTranslator(language);
  const total = formatMoney(money(order.totalMinor, order.currency), language);
  return orderMail(order, shop, {
    kind: 'order-shipped',
    cap: strangersCap(order, CAP),
    subject: t('mail:orderShipped.subject', { orderNumber }),
    title: t('mail:orderShipped.title'),
    paragraphs: [
      t('mail:orderShipped.intro', { orderNumber }),
      ...(paymentMethod === 'cash' ? [t('mail:orderConfirmation.cashNote', { total })] : []),
    ],
    ...(await parcelOf(order)),
  });
}

/** Courier and tracking number, and the page that follows the parcel. */
async function parcelOf({
  courier,
  awbNumber,
  language,
}: OrderForMail): Promise<Pick<OrderMailTexts, 'list' | 'link'>> {
  const { t } = await mailTranslator(language);
  const url = awbNumber === null ? null : trackingAddress(awbNumber, courier);
  return {
    list: [
      ...(courier ? [t('mail:orderShipped.courier', { courier })] : []),
      ...(awbNumber ? [t('mail:orderShipped.trackingNumber', { awbNumber })] : []),
    ],
    ...(url ? { link: { label: t('mail:orderShipped.track'), url } } : {}),
  };
}

async function deliveredMail(order: OrderForMail, shop: ShopFacts): Promise<MailDraft> {
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  return orderMail(order, shop, {
    kind: 'order-delivered',
    cap: strangersCap(order, CAP),
    subject: t('mail:orderDelivered.subject', { orderNumber }),
    title: t('mail:orderDelivered.title'),
    paragraphs: [t('mail:orderDelivered.intro', { orderNumber }), t('mail:orderDelivered.problem')],
    list: [],
  });
}

async function cancelledMail(order: OrderForMail, change: StatusChange, shop: ShopFacts): Promise<MailDraft> {
  const { orderNumber, language, currency, history, paymentMethod, paymentStatus } = order;
  const { t } = await mailTranslator(language);
  const refund = history.find(({ kind, id }) => kind === 'refund_requested' && id > change.id);
  const isPaidInCash = paymentMethod === 'cash' && change.fromStatus === 'delivered';
  const isPaid = isPaidInCash || (paymentMethod !== 'cash' && paymentStatus !== 'unpaid');
  const isExpired = order.confirmationRequired && change.actor === 'system';
  const amount = formatMoney(money(refund?.amountMinor ?? 0, currency), language);
  const aboutMoney = refund
    ? t('mail:orderCancelled.refund', { amount })
    : t(isPaid ? 'mail:orderCancelled.askUs' : 'mail:orderCancelled.notCharged');
  return orderMail(order, shop, {
    kind: 'order-cancelled',
    cap: strangersCap(order, CAP),
    subject: t('mail:orderCancelled.subject', { orderNumber }),
    title: t('mail:orderCancelled.title'),
    paragraphs: [
      t(isExpired ? 'mail:orderCancelled.notConfirmed' : 'mail:orderCancelled.intro', {
        orderNumber,
      }),
      aboutMoney,
    ],
    list: [],
  });
}

import { isMailedStatus, type MailedStatus, money, namedPaymentMethod } from '@kp/commerce';
import { formatDayRange, formatMoney } from '@kp/i18n';
import type { OrderItemsShipped, OrderMailView, OrderStatusChanged } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact } from './mail-template';
import { allItemsOf, mailItemsOf, orderMail, type OrderMailTexts, unpaidGuestCap } from './order-mail';

type StatusChange = OrderMailView['history'][number];

const MAILS: Readonly<
  Record<
    MailedStatus,
    (order: OrderMailView, shop: ShopContact, change: StatusChange) => Promise<MailContent>
  >
> = { shipped: shippedMail, delivered: deliveredMail, cancelled: cancelledMail };

const CAP = { kinds: ['order-shipped', 'order-delivered', 'order-cancelled'], maxPerDay: 40 };

/** @returns null when the order was changed again since, or when the status needs no mail */
export async function statusMail(
  order: OrderMailView,
  shop: ShopContact,
  { toStatus }: OrderStatusChanged,
): Promise<MailContent | null> {
  const change = order.history.filter(({ kind }) => kind === 'status').at(-1);
  if (order.status !== toStatus || change?.toStatus !== toStatus) return null;
  if (!isMailedStatus(toStatus)) return null;
  const mail = await MAILS[toStatus](order, shop, change);
  return { ...mail, onceFor: change.id };
}

/** For a tracking number that was added or corrected after the order was shipped. */
export async function trackingMail(order: OrderMailView, shop: ShopContact): Promise<MailContent | null> {
  const change = order.history.filter(({ kind }) => kind === 'shipment').at(-1);
  if (order.status !== 'shipped' || !order.awbNumber || !change) return null;
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  return orderMail(order, shop, {
    kind: 'order-shipped',
    cap: unpaidGuestCap(order, CAP),
    onceFor: change.id,
    subject: t('mail:orderShipped.trackingSubject', { orderNumber }),
    title: t('mail:orderShipped.track'),
    paragraphs: [t('mail:orderShipped.trackingIntro', { orderNumber })],
    ...(await parcelOf(newestParcel(order), language)),
  });
}

/** For a shipment that is not the last of its order. */
export async function partShippedMail(
  order: OrderMailView,
  shop: ShopContact,
  { shipmentId }: OrderItemsShipped,
): Promise<MailContent | null> {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return null;
  const { orderNumber, language, lines } = order;
  const { t } = await mailTranslator(language);
  const rest = lines
    .map((line) => ({ ...line, quantity: line.quantity - line.shippedQuantity - line.withdrawnQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, productName: name }) => t('mail:itemLine', { quantity, name }));
  const { list, link } = await parcelOf(shipment, language);
  return orderMail(order, shop, {
    kind: 'order-shipped',
    cap: unpaidGuestCap(order, CAP),
    onceFor: shipmentId,
    subject: t('mail:orderShipped.partSubject', { orderNumber }),
    title: t('mail:orderShipped.partTitle'),
    paragraphs: [
      t('mail:orderShipped.partIntro', { orderNumber }),
      ...(rest.length > 0 ? [t('mail:orderShipped.rest', { items: rest.join(', ') })] : []),
    ],
    items: mailItemsOf(order, shipment.lines, t),
    list,
    link,
  });
}

async function shippedMail(order: OrderMailView, shop: ShopContact): Promise<MailContent> {
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  const method = namedPaymentMethod(order, order.totalMinor);
  const total = formatMoney(money(order.totalMinor, order.currency), language);
  const last = order.shipments.length > 1 ? order.shipments.at(-1) : undefined;
  const isFetched = order.deliveryMethod?.kind === 'pickup';
  const { address = '' } = shop;
  const cash = t(`mail:orderConfirmation.${isFetched ? 'cashCollected' : 'cashNote'}`, { total });
  return orderMail(order, shop, {
    kind: 'order-shipped',
    cap: unpaidGuestCap(order, CAP),
    subject: t(`mail:orderShipped.${isFetched ? 'readySubject' : 'subject'}`, { orderNumber }),
    title: t(`mail:orderShipped.${isFetched ? 'readyTitle' : 'title'}`),
    paragraphs: [
      isFetched
        ? t('mail:orderShipped.readyIntro', { orderNumber, address })
        : t('mail:orderShipped.intro', { orderNumber }),
      ...(method === 'cash' ? [cash] : []),
    ],
    items: last ? mailItemsOf(order, last.lines, t) : allItemsOf(order, t),
    ...(await parcelOf(newestParcel(order), language)),
  });
}

type MailedParcel = Pick<OrderMailView, 'courier' | 'awbNumber' | 'trackingUrl'> &
  Partial<Pick<OrderMailView['shipments'][number], 'expectedFirstDay' | 'expectedLastDay'>>;

/** The courier and number of an order are those of its newest shipment. */
const newestParcel = (order: OrderMailView): MailedParcel => ({ ...order.shipments.at(-1), ...order });

async function parcelOf(
  { courier, awbNumber, trackingUrl, expectedFirstDay: first, expectedLastDay: last }: MailedParcel,
  language: OrderMailView['language'],
): Promise<Pick<OrderMailTexts, 'list' | 'link'>> {
  const { t } = await mailTranslator(language);
  const days = first && last && formatDayRange(first, last, language);
  return {
    list: [
      ...(days ? [t('mail:orderShipped.expected', { days })] : []),
      ...(courier ? [t('mail:orderShipped.courier', { courier })] : []),
      ...(awbNumber ? [t('mail:orderShipped.trackingNumber', { awbNumber })] : []),
    ],
    ...(trackingUrl ? { link: { label: t('mail:orderShipped.track'), url: trackingUrl } } : {}),
  };
}

async function deliveredMail(order: OrderMailView, shop: ShopContact): Promise<MailContent> {
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  return orderMail(order, shop, {
    kind: 'order-delivered',
    cap: unpaidGuestCap(order, CAP),
    subject: t('mail:orderDelivered.subject', { orderNumber }),
    title: t('mail:orderDelivered.title'),
    paragraphs: [t('mail:orderDelivered.intro', { orderNumber }), t('mail:orderDelivered.problem')],
    items: allItemsOf(order, t),
  });
}

async function cancelledMail(
  order: OrderMailView,
  shop: ShopContact,
  change: StatusChange,
): Promise<MailContent> {
  const { orderNumber, language, currency } = order;
  const { t } = await mailTranslator(language);
  const refund = refundOf(order);
  const isExpired = order.confirmationRequired && change.actor === 'system';
  const amount = formatMoney(money(refund?.amountMinor ?? 0, currency), language);
  const isUntransferred = order.paymentMethod === 'bank_transfer' && change.actor === 'system';
  const unrefunded = wasPaid(order, change) ? 'mail:orderCancelled.askUs' : 'mail:orderCancelled.notCharged';
  const aboutMoney = refund
    ? t('mail:orderCancelled.refund', { amount })
    : t(isUntransferred && !isExpired ? 'mail:orderCancelled.transferredLate' : unrefunded);
  const notTransferred = isUntransferred ? 'mail:orderCancelled.notTransferred' : 'mail:orderCancelled.intro';
  return orderMail(order, shop, {
    kind: 'order-cancelled',
    cap: unpaidGuestCap(order, CAP),
    subject: t('mail:orderCancelled.subject', { orderNumber }),
    title: t('mail:orderCancelled.title'),
    paragraphs: [
      t(isExpired ? 'mail:orderCancelled.notConfirmed' : notTransferred, {
        orderNumber,
      }),
      aboutMoney,
    ],
    items: allItemsOf(order, t),
  });
}

/** What the order is paid back with its cancellation; one that sold out was cancelled as it was placed. */
function refundOf({ history }: OrderMailView): StatusChange | undefined {
  const last = history.filter(({ toStatus }) => toStatus !== null).at(-1);
  if (last?.toStatus !== 'cancelled') return undefined;
  return history.find(({ kind, id }) => kind === 'refund_requested' && id > last.id);
}

/** The request that a refund answers: the first open one over its amount. */
export function requestOfRefund(
  { history }: Pick<OrderMailView, 'history'>,
  refundEventId: number,
): StatusChange | undefined {
  const open: StatusChange[] = [];
  for (const event of history) {
    if (event.kind === 'refund_requested') open.push(event);
    if (event.kind !== 'refunded') continue;
    const answered = open.findIndex(({ amountMinor }) => amountMinor === event.amountMinor);
    const [request] = answered < 0 ? [] : open.splice(answered, 1);
    if (event.id === refundEventId) return request;
  }
  return undefined;
}

/** The mail about a cancellation says what is refunded with it, so that its refund needs no other one. */
export function isToldByCancellation(order: OrderMailView, refundEventId: number): boolean {
  const told = refundOf(order);
  return told !== undefined && requestOfRefund(order, refundEventId) === told;
}

/** Cash is paid at the door, and no longer once the order is cancelled. */
function wasPaid(order: OrderMailView, { fromStatus }: StatusChange): boolean {
  const method = namedPaymentMethod(order, order.totalMinor);
  if (method === 'cash') return fromStatus === 'delivered';
  return method !== 'none' && order.paymentStatus !== 'unpaid';
}

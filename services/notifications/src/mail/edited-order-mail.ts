import { money } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import { documentsOf, type OrderEdited, type OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact, type Translate } from './mail-template';
import { allItemsOf, orderMail } from './order-mail';

/** The staff changed items or addresses, or the register of VAT numbers answered. @returns null when the order's data was erased meanwhile */
export async function editedOrderMail(
  order: OrderMailView,
  shop: ShopContact,
  { eventId }: OrderEdited,
): Promise<MailContent | null> {
  const event = order.history.find(({ id }) => id === eventId);
  if (!event) return null;
  const { orderNumber, language } = order;
  const { t } = await mailTranslator(language);
  const isAboutItems = event.kind === 'items_edited';
  const total = formatMoney(money(order.totalMinor, order.currency), language);
  const changed = {
    items_edited: [t('mail:orderEdited.items', { orderNumber, total })],
    taxes_edited: [t('mail:orderEdited.taxes', { orderNumber, total })],
    addresses_edited: [
      t('mail:orderEdited.addresses', { orderNumber }),
      ...(event.amountMinor ? [t('mail:orderEdited.total', { total })] : []),
    ],
  };
  return orderMail(order, shop, {
    kind: 'order-edited',
    onceFor: eventId,
    subject: t('mail:orderEdited.subject', { orderNumber }),
    title: t('mail:orderEdited.title'),
    paragraphs: [
      ...changed[event.kind as keyof typeof changed],
      ...(event.amountMinor === null ? [] : aboutMoney(order, eventId, t)),
      ...aboutInvoice(order, eventId, t),
      t('mail:orderEdited.question'),
    ],
    items: isAboutItems ? allItemsOf(order, t) : [],
  });
}

function aboutMoney(order: OrderMailView, eventId: number, t: Translate): string[] {
  const { language, currency, history, outstandingMinor } = order;
  const amountOf = (minor: number) => formatMoney(money(minor, currency), language);
  const refund = consequencesOf(history, eventId).find(
    ({ kind }) => kind === 'refund_requested',
  )?.amountMinor;
  return [
    ...(refund ? [t('mail:orderEdited.refund', { amount: amountOf(refund) })] : []),
    ...(outstandingMinor > 0
      ? [t('mail:orderEdited.outstanding', { amount: amountOf(outstandingMinor) })]
      : []),
  ];
}

function aboutInvoice({ history }: OrderMailView, eventId: number, t: Translate): string[] {
  const corrected = consequencesOf(history, eventId).find(({ kind }) => kind === 'invoice_corrected');
  if (!corrected?.note) return [];
  const { reversed, reversal, issued } = documentsOf(corrected.note);
  if (reversal === null) return [t('mail:orderEdited.invoiceReplaced', { reversed, issued })];
  return [t('mail:orderEdited.invoice', { reversed, reversal, issued })];
}

/** What was recorded with a change, before the next one. */
function consequencesOf(history: OrderMailView['history'], eventId: number): OrderMailView['history'] {
  const later = history.filter(({ id }) => id > eventId);
  const next = later.findIndex(({ kind }) => kind.endsWith('_edited'));
  return next < 0 ? later : later.slice(0, next);
}

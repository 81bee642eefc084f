import { minorToDecimal, namedPaymentMethod } from '@kp/commerce';
import { formatDate, formatList, isolate, isolateLtr } from '@kp/i18n';
import { orderStatusText } from '@kp/i18n/order-status-text';
import { ownOrderPath } from '../model/record-parts';
import type { InvoiceSummary } from '@kp/invoices';
import type { Order } from '@kp/orders';
import { invoiceNumberOf, orderNumberOf, ordinalsOf } from '../engine/entities';
import { expressionOf } from '../engine/keywords';
import { LANGUAGE_DATA } from '../engine/languages';
import type { Question } from '../engine/understand';
import { type Answer, linksPart, type Conversation, type Wording } from './answer';

/** "Last" among the positions of a list. */
const LAST = -1;

/** A guest learns nothing about an order, not even whether it exists. */
export async function showOrders(
  { folded, language, keywords }: Question,
  conversation: Conversation,
): Promise<Answer> {
  const [position] = ordinalsOf(folded, language);
  const shownBefore = conversation.topic.intent === 'orders' ? conversation.topic.orderNumbers : undefined;
  const isNewest =
    position === LAST && folded.search(expressionOf(LANGUAGE_DATA[language].measures, language)) < 0;
  const number =
    orderNumberOf(folded) ?? (isNewest || position === undefined ? undefined : shownBefore?.at(position));
  const found = await conversation.toolCalls.run(conversation.tools.myOrders, { number });
  // The list begins with the newest one, which is what "my last order" means.
  const orders = found && isNewest ? found.slice(0, 1) : found;
  const { wording } = conversation;
  if (!orders) return signIn('ordersSignIn', conversation);
  if (orders.length === 0)
    return {
      text: number ? wording.translate('orderUnknown', { number }) : wording.translate('ordersNone'),
      parts: [],
    };
  const cards = orders.map((order) => ({
    id: order.id,
    number: order.orderNumber,
    status: statusOf(order, conversation),
    total: minorToDecimal(order.totalMinor),
    currency: order.currency,
    placedAt: order.createdAt.toISOString(),
    trackingNumber: order.awbNumber,
    url: ownOrderPath(order),
  }));
  const lines = orders.map((order) => {
    const total = wording.money(minorToDecimal(order.totalMinor), order.currency);
    const tracked =
      order.awbNumber &&
      wording.translate('tracking', { number: isolate(trackingOf(order), wording.language) });
    const items = order.lines
      .map((line) => isolate(`${line.quantity}\u00a0×\u00a0${line.productName}`, wording.language))
      .join('; ');
    const facts = [
      statusOf(order, conversation),
      total,
      keywords.has('vat') ? vatOf(order.vatMinor, order.currency, wording) : null,
      `${wording.t(`paymentMethod.${namedPaymentMethod(order, order.totalMinor)}`)} (${wording.t(`paymentStatus.${order.paymentStatus}`)})`,
      formatDate(order.createdAt, wording.language),
      tracked,
      items,
    ];
    const known = facts.filter((fact) => fact !== null);
    return `• ${isolateLtr(order.orderNumber, wording.language)}: ${formatList(known, wording.language)}`;
  });
  return {
    text: [wording.translate('ordersYours'), ...lines].join('\n'),
    parts: [{ type: 'orders', orders: cards }],
    suggestions: ['askShipping', 'askPayment'],
    topic: { intent: 'orders', orderNumbers: orders.map(({ orderNumber }) => orderNumber) },
  };
}

const vatOf = (vatMinor: number, currency: string, wording: Wording) =>
  `${wording.t('invoice:vatOnly')} ${wording.money(minorToDecimal(vatMinor), currency)}`;

const trackingOf = ({ awbNumber, courier }: Order) => [awbNumber, courier].filter(Boolean).join(' ');

const statusOf = (order: Order, { wording }: Conversation) => orderStatusText(wording.t, order);

/** Of whatever series the owner has chosen. */
export async function namedInvoice(
  { folded }: Question,
  { tools }: Conversation,
): Promise<string | undefined> {
  return /\d/.test(folded) ? invoiceNumberOf(folded, await tools.myInvoices.listSeries()) : undefined;
}

export async function showInvoices(question: Question, conversation: Conversation): Promise<Answer> {
  const { keywords } = question;
  const number = await namedInvoice(question, conversation);
  const invoices = await conversation.toolCalls.run(conversation.tools.myInvoices, {
    number,
    unpaidOnly: keywords.has('unpaid'),
  });
  const { wording } = conversation;
  if (!invoices) return signIn('invoicesSignIn', conversation);
  if (invoices.length === 0)
    return {
      text: number ? wording.translate('invoiceUnknown', { number }) : wording.translate('invoicesNone'),
      parts: [],
    };
  const cards = invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    status: invoiceStatusOf(invoice, conversation),
    total: minorToDecimal(invoice.totalMinor),
    currency: invoice.currency,
    issuedAt: invoice.issueDate,
    url: `/invoice/${invoice.number}`,
  }));
  const lines = cards.map(({ number, status, total, currency, issuedAt }, index) => {
    const date = formatDate(`${issuedAt}T12:00:00Z`, wording.language);
    const { vatMinor, subtotalMinor, orderNumber } = invoices[index]!;
    const facts = [
      status,
      wording.money(total, currency),
      `${wording.t('invoice:subtotal')} ${wording.money(minorToDecimal(subtotalMinor), currency)}`,
      vatOf(vatMinor, currency, wording),
      date,
      isolateLtr(orderNumber, wording.language),
    ];
    return `• ${isolateLtr(number, wording.language)}: ${formatList(facts, wording.language)}`;
  });
  return {
    text: [wording.translate('invoicesYours'), ...lines].join('\n'),
    parts: [{ type: 'invoices', invoices: cards }],
    suggestions: ['askOrders', 'askPayment'],
    topic: { intent: 'invoices' },
  };
}

function invoiceStatusOf(
  { kind, reversedByNumber, isPaid }: InvoiceSummary,
  { wording }: Conversation,
): string {
  const t = (status: string) => wording.t(`accountTabs:invoices.statuses.${status}` as never) as string;
  if (kind === 'storno') return t('storno');
  if (kind === 'credit_note') return t('creditNote');
  return t(reversedByNumber ? 'reversed' : isPaid ? 'paid' : 'unpaid');
}

function signIn(key: 'ordersSignIn' | 'invoicesSignIn', { wording }: Conversation): Answer {
  const link = { label: wording.translate('linkSignIn'), url: '/login' };
  return {
    text: wording.translate(key),
    parts: [linksPart(link)],
    suggestions: ['askShipping', 'askPayment'],
  };
}

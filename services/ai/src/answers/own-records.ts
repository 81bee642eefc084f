import { minorToDecimal, namedPaymentMethod } from '@kp/commerce';
import { formatDate, formatList, isolate, isolateLtr } from '@kp/i18n';
import { orderStatusText } from '@kp/i18n/order-status-text';
import { ownOrderPath } from '../model/record-parts';
import type { InvoiceSummary } from '@kp/invoices';
import type { Order } from '@kp/orders';
import { invoiceNumberOf, orderNumberOf, ordinalsOf } from '../engine/entities';
import { expressionOf } from '../engine/cues';
import { LANGUAGE_DATA } from '../engine/languages';
import type { Question } from '../engine/understand';
import { type Answer, linksPart, type Talk, type Wording } from './answer';

/** "Last" among the positions of a list. */
const LAST = -1;

/** A guest learns nothing about an order, not even whether it exists. */
export async function showOrders({ folded, language, cues }: Question, talk: Talk): Promise<Answer> {
  const [position] = ordinalsOf(folded, language);
  const shownBefore = talk.topic.intent === 'orders' ? talk.topic.orderNumbers : undefined;
  const isNewest =
    position === LAST && folded.search(expressionOf(LANGUAGE_DATA[language].measures, language)) < 0;
  const number =
    orderNumberOf(folded) ?? (isNewest || position === undefined ? undefined : shownBefore?.at(position));
  const found = await talk.calls.run(talk.tools.myOrders, { number });
  // The list begins with the newest one, which is what "my last order" means.
  const orders = found && isNewest ? found.slice(0, 1) : found;
  const { wording } = talk;
  if (!orders) return signIn('ordersSignIn', talk);
  if (orders.length === 0)
    return { text: number ? wording.say('orderUnknown', { number }) : wording.say('ordersNone'), parts: [] };
  const cards = orders.map((order) => ({
    id: order.id,
    number: order.orderNumber,
    status: statusOf(order, talk),
    total: minorToDecimal(order.totalMinor),
    currency: order.currency,
    placedAt: order.createdAt.toISOString(),
    trackingNumber: order.awbNumber,
    url: ownOrderPath(order),
  }));
  const lines = orders.map((order) => {
    const total = wording.money(minorToDecimal(order.totalMinor), order.currency);
    const tracked =
      order.awbNumber && wording.say('tracking', { number: isolate(trackingOf(order), wording.language) });
    const items = order.lines
      .map((line) => isolate(`${line.quantity}\u00a0×\u00a0${line.productName}`, wording.language))
      .join('; ');
    const facts = [
      statusOf(order, talk),
      total,
      cues.has('vat') ? vatOf(order.vatMinor, order.currency, wording) : null,
      `${wording.t(`paymentMethod.${namedPaymentMethod(order, order.totalMinor)}`)} (${wording.t(`paymentStatus.${order.paymentStatus}`)})`,
      formatDate(order.createdAt, wording.language),
      tracked,
      items,
    ];
    const known = facts.filter((fact) => fact !== null);
    return `• ${isolateLtr(order.orderNumber, wording.language)}: ${formatList(known, wording.language)}`;
  });
  return {
    text: [wording.say('ordersYours'), ...lines].join('\n'),
    parts: [{ type: 'orders', orders: cards }],
    suggestions: ['askShipping', 'askPayment'],
    topic: { intent: 'orders', orderNumbers: orders.map(({ orderNumber }) => orderNumber) },
  };
}

const vatOf = (vatMinor: number, currency: string, wording: Wording) =>
  `${wording.t('invoice:vatOnly')} ${wording.money(minorToDecimal(vatMinor), currency)}`;

const trackingOf = ({ awbNumber, courier }: Order) => [awbNumber, courier].filter(Boolean).join(' ');

const statusOf = (order: Order, { wording }: Talk) => orderStatusText(wording.t, order);

export async function showInvoices({ folded, cues }: Question, talk: Talk): Promise<Answer> {
  const number = invoiceNumberOf(folded);
  const invoices = await talk.calls.run(talk.tools.myInvoices, { number, unpaidOnly: cues.has('unpaid') });
  const { wording } = talk;
  if (!invoices) return signIn('invoicesSignIn', talk);
  if (invoices.length === 0)
    return {
      text: number ? wording.say('invoiceUnknown', { number }) : wording.say('invoicesNone'),
      parts: [],
    };
  const cards = invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    status: invoiceStatusOf(invoice, talk),
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
    text: [wording.say('invoicesYours'), ...lines].join('\n'),
    parts: [{ type: 'invoices', invoices: cards }],
    suggestions: ['askOrders', 'askPayment'],
    topic: { intent: 'invoices' },
  };
}

function invoiceStatusOf({ kind, reversedByNumber, isPaid }: InvoiceSummary, { wording }: Talk): string {
  const t = (status: string) => wording.t(`accountTabs:invoices.statuses.${status}` as never) as string;
  if (kind === 'storno') return t('storno');
  if (kind === 'credit_note') return t('creditNote');
  return t(reversedByNumber ? 'reversed' : isPaid ? 'paid' : 'unpaid');
}

function signIn(key: 'ordersSignIn' | 'invoicesSignIn', { wording }: Talk): Answer {
  const link = { label: wording.say('linkSignIn'), url: '/login' };
  return { text: wording.say(key), parts: [linksPart(link)], suggestions: ['askShipping', 'askPayment'] };
}

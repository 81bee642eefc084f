import { minorToDecimal } from '@kp/commerce';
import { orderStatusText } from '@kp/i18n/order-status-text';
import type { InvoiceSummary } from '@kp/invoices';
import type { Order } from '@kp/orders';
import type { Wording } from '../answers/answer';
import type { InvoicesPart, OrdersPart } from '../http/parts.dto';

export const ownOrderPath = ({ id }: Pick<Order, 'id'>): string => `/account?tab=orders&order=${id}`;

export function ordersPart(orders: readonly Order[], wording: Wording): OrdersPart {
  const cards = orders.map((order) => {
    return {
      id: order.id,
      number: order.orderNumber,
      status: orderStatusText(wording.t, order),
      total: minorToDecimal(order.totalMinor),
      currency: order.currency,
      placedAt: order.createdAt.toISOString(),
      trackingNumber: order.awbNumber,
      url: ownOrderPath(order),
    };
  });
  return { type: 'orders', orders: cards };
}

export function invoicesPart(invoices: readonly InvoiceSummary[], wording: Wording): InvoicesPart {
  const cards = invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    status: statusOf(invoice, wording),
    total: minorToDecimal(invoice.totalMinor),
    currency: invoice.currency,
    issuedAt: invoice.issueDate,
    url: `/invoice/${invoice.number}`,
  }));
  return { type: 'invoices', invoices: cards };
}

function statusOf({ kind, reversedByNumber, isPaid }: InvoiceSummary, { t }: Wording): string {
  const paid = reversedByNumber ? 'reversed' : isPaid ? 'paid' : 'unpaid';
  const status = kind === 'storno' ? 'storno' : kind === 'credit_note' ? 'creditNote' : paid;
  return t(`accountTabs:invoices.statuses.${status}` as never) as string;
}

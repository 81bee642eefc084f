import type { CurrencyCode } from '@kp/commerce';
import type { Seller } from '@kp/settings';
import { type ExchangeRate, type InvoiceAmounts, negative, reversedAmounts } from './invoice-amounts';
import type { Buyer } from './invoice-parties';

export type InvoiceKind = 'invoice' | 'storno';

/** Each kind has its own gapless numbers. */
const SERIES: Record<InvoiceKind, string> = { invoice: 'INV', storno: 'STO' };

/** Of every invoice that is asked for in the shop. */
export const WIRE_TRANSFER = 'wire_transfer';

/** Everything but the number and the day, which are known last. */
export interface InvoiceDraft extends InvoiceAmounts {
  kind: InvoiceKind;
  orderId: number;
  orderNumber: string;
  userId: number | null;
  /** Of a storno: the invoice that it reverses. */
  reversesId: number | null;
  /** "2026-11-22", in Bucharest; null when the day of delivery is not known. */
  supplyDate: string | null;
  language: string;
  paymentMethod: string;
  /** The order was paid when the invoice was issued. */
  isPaid: boolean;
  seller: Seller;
  buyer: Buyer;
  ordered: OrderedTotals;
  exchange: ExchangeRate | null;
}

/** What the customer paid, in the currency of the order. */
export interface OrderedTotals {
  currency: CurrencyCode;
  subtotalMinor: number;
  shippingMinor: number;
  vatMinor: number;
  totalMinor: number;
}

export interface Invoice extends InvoiceDraft {
  id: number;
  number: string;
  issueDate: string;
  supplyDate: string;
  /** The invoice that this storno reverses. */
  reversesNumber: string | null;
  /** The storno that reverses this invoice. */
  reversedByNumber: string | null;
}

export type InvoiceSummary = Omit<Invoice, 'lines' | 'seller' | 'buyer'>;

export function invoiceNumberOf(series: string, year: number, sequence: number): string {
  return `${series}-${year}-${String(sequence).padStart(6, '0')}`;
}

export const seriesOf = (kind: InvoiceKind): string => SERIES[kind];

/** Everything but the amounts is that of the invoice, the exchange rate too. */
export function stornoOf(invoice: Invoice): InvoiceDraft {
  const { ordered } = invoice;
  return {
    ...invoice,
    ...reversedAmounts(invoice),
    kind: 'storno',
    reversesId: invoice.id,
    ordered: {
      currency: ordered.currency,
      subtotalMinor: negative(ordered.subtotalMinor),
      shippingMinor: negative(ordered.shippingMinor),
      vatMinor: negative(ordered.vatMinor),
      totalMinor: negative(ordered.totalMinor),
    },
  };
}

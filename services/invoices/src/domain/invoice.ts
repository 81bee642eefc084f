import type { CurrencyCode, OrderReferences } from '@kp/commerce';
import type { InvoiceKind } from '@kp/commerce/list-rules';
import type { Seller } from '@kp/settings';
import { type ExchangeRate, type InvoiceAmounts, reversedAmounts, type VatLine } from './invoice-amounts';
import type { Buyer } from './invoice-parties';
import type { InvoicePaymentMethod } from './payment-means';
import { reversedTax, type TaxDetails } from './tax-details';

/** Everything but the number and the day, which are known last. The references are those of the buyer. */
export interface InvoiceDraft extends InvoiceAmounts, OrderReferences {
  kind: InvoiceKind;
  orderId: number;
  orderNumber: string;
  userId: number | null;
  /** Of a storno: the invoice that it reverses. */
  reversesId: number | null;
  /** Of a credit note: the invoice that it credits. */
  creditsId: number | null;
  /** Of a credit note: the refund it was issued for, once. */
  refundKey: string | null;
  /** Of the discount that `allowanceMinor` is; a code of free shipping takes off nothing. */
  discountCode: string | null;
  /** "2026-11-22", of the shop; null when the day of delivery is not known. */
  supplyDate: string | null;
  language: string;
  /** That of the order when it was paid, else how it is to be paid. */
  paymentMethod: InvoicePaymentMethod;
  /** The order was paid when the invoice was issued. */
  isPaid: boolean;
  seller: Seller;
  buyer: Buyer;
  ordered: OrderedTotals;
  exchange: ExchangeRate | null;
  /** Null on invoices that were issued before it was recorded. */
  tax: TaxDetails | null;
}

/** What the customer paid, in the currency of the order; goods and discount without VAT. */
export interface OrderedTotals {
  currency: CurrencyCode;
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  vatMinor: number;
  totalMinor: number;
}

export function orderedTotalsOf(currency: CurrencyCode, vatLines: readonly VatLine[]): OrderedTotals {
  const sum = (amountOf: (of: VatLine['ordered']) => number) =>
    vatLines.reduce((total, { ordered }) => total + amountOf(ordered), 0);
  const subtotalMinor = sum(({ goodsMinor }) => goodsMinor);
  const discountMinor = sum((of) => of.discountMinor);
  const shippingMinor = sum(({ shippingGrossMinor }) => shippingGrossMinor);
  const vatMinor = sum((of) => of.vatMinor);
  const totalMinor = subtotalMinor - discountMinor + shippingMinor + vatMinor;
  return { currency, subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor };
}

/** What the shop writes above and below the amounts of a document; null where it writes nothing. */
export interface DocumentTexts {
  intro: string | null;
  footer: string | null;
}

export interface Invoice extends Omit<InvoiceDraft, 'refundKey'>, DocumentTexts {
  id: number;
  number: string;
  issueDate: string;
  /** Null when nothing was to be paid as it was issued, and on invoices of before there were due dates. */
  dueDate: string | null;
  supplyDate: string;
  /** The invoice that this storno reverses. */
  reversesNumber: string | null;
  reversesIssueDate: string | null;
  /** The storno that reverses this invoice. */
  reversedByNumber: string | null;
  /** The invoice that this credit note credits. */
  creditsNumber: string | null;
  creditsIssueDate: string | null;
  /** Credit notes of this invoice, oldest first, and their sum. */
  creditedByNumbers: string[];
  creditedMinor: number;
  /** Paid when it was issued, or since. */
  isPaid: boolean;
  isPaidWhenIssued: boolean;
  /** What was paid since it was issued, without payments that are refunded in full. */
  paidMinor: number;
  /** The day of the last payment since it was issued, "2026-11-22" of the shop. */
  paidOn: string | null;
}

export interface CreditNote extends Invoice {
  refundKey: string;
}

export type InvoiceSummary = Omit<Invoice, 'lines' | 'vatLines' | 'seller' | 'buyer' | keyof DocumentTexts>;

type Payable = Pick<
  Invoice,
  'kind' | 'isPaid' | 'reversedByNumber' | 'paidMinor' | 'creditedMinor' | 'paymentMethod'
>;

/** Online in one payment of the whole total, unless the courier brings the money; what is left of a partly transferred one is transferred too. */
export function isPayableOnline(invoice: Payable): boolean {
  const { kind, isPaid, reversedByNumber, paidMinor, creditedMinor, paymentMethod } = invoice;
  const isOpen = kind === 'invoice' && !isPaid && reversedByNumber === null && paymentMethod !== 'cash';
  return isOpen && paidMinor === 0 && creditedMinor === 0;
}

/** Null on invoices that were issued before there were notes. */
export const invoiceNotesOf = ({ kind, seller }: Pick<Invoice, 'kind' | 'seller'>): string | null =>
  kind === 'invoice' ? seller.invoiceNotes || null : null;

/** That a buyer may pay to. */
export function accountsOf({ bankName, iban, secondBankName = '', secondIban = '' }: Seller) {
  const second = { bankName: secondBankName, iban: secondIban };
  return [{ bankName, iban }, ...(secondIban ? [second] : [])];
}

/** Counted from the day of issue, for what is not paid yet. */
export function dueDateOf({ kind, isPaid, seller }: InvoiceDraft, issueDate: string): string | null {
  if (kind !== 'invoice' || isPaid) return null;
  const day = new Date(`${issueDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + seller.paymentTermDays);
  return day.toISOString().slice(0, 10);
}

/** Everything but the amounts is that of the invoice, the exchange rate too. */
export function stornoOf(invoice: Invoice): InvoiceDraft {
  const reversed = reversedAmounts(invoice);
  return {
    ...invoice,
    ...reversed,
    kind: 'storno',
    tax: invoice.tax && reversedTax(invoice.tax),
    reversesId: invoice.id,
    refundKey: null,
    ordered: orderedTotalsOf(invoice.ordered.currency, reversed.vatLines),
  };
}

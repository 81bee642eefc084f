import { refundableMinor } from '@kp/payments';
import type { Invoice } from './invoice';

/** `order`: the order was paid after its invoice had been issued; `credit`: with what another transfer was too much. */
export type InvoicePaymentKind = 'online' | 'wire_transfer' | 'order' | 'credit';

export interface InvoicePayment {
  id: number;
  kind: InvoicePaymentKind;
  /** Of an online payment. */
  paymentId: number | null;
  /** What counts for the invoice. */
  amountMinor: number;
  /** Of a transfer, what arrived beside it: a credit of the customer. */
  excessMinor: number;
  /** Of a credit that pays: the transfer that it is left of. */
  creditOfId: number | null;
  refundedMinor: number;
  /** "2026-11-22" */
  paidOn: string;
  /** Of a transfer. */
  reference: string | null;
  undoneAt: Date | null;
}

export interface Transfer {
  amountMinor: number;
  paidOn: string;
  reference: string;
}

export interface ArrivedTransfer extends Transfer {
  /** Of the line of a bank statement; absent when it is recorded by hand. */
  bankEntryId?: number;
}

/** What counts for the invoice that stands in for this one; the share of the order is counted anew. */
export const carriedOver = (payments: readonly InvoicePayment[]): InvoicePayment[] =>
  payments.filter(
    ({ kind, undoneAt, refundedMinor, amountMinor, excessMinor }) =>
      kind !== 'order' && undoneAt === null && (refundedMinor < amountMinor || excessMinor > 0),
  );

export function outstandingMinor({
  kind,
  isPaid,
  reversedByNumber,
  totalMinor,
  paidMinor,
  creditedMinor,
}: Pick<
  Invoice,
  'kind' | 'isPaid' | 'reversedByNumber' | 'totalMinor' | 'paidMinor' | 'creditedMinor'
>): number {
  const isOver = kind !== 'invoice' || isPaid || reversedByNumber !== null;
  return isOver ? 0 : Math.max(0, totalMinor - paidMinor - creditedMinor);
}

/**
 * `processing`: captured and about to be recorded; `pending`: the provider reviews it; `partly_paid`: the rest is
 * transferred too; `reversed`: nothing is owed, also of an invoice that is credited in full.
 */
export const PAYMENT_LINK_STATES = [
  'payable',
  'processing',
  'pending',
  'paid',
  'partly_paid',
  'reversed',
  'unavailable',
] as const;

export type PaymentLinkState = (typeof PAYMENT_LINK_STATES)[number];

interface LinkFacts {
  isOnlineAvailable: boolean;
  payments: readonly {
    capturedMinor: number;
    refundRequestedMinor: number;
    chargedBackMinor: number;
    isInReview: boolean;
  }[];
}

export function paymentLinkStateOf(
  invoice: Pick<Invoice, 'isPaid' | 'reversedByNumber' | 'paidMinor' | 'creditedMinor' | 'totalMinor'>,
  { isOnlineAvailable, payments }: LinkFacts,
): PaymentLinkState {
  const isCredited = invoice.totalMinor > 0 && invoice.creditedMinor >= invoice.totalMinor;
  if (invoice.reversedByNumber !== null || isCredited) return 'reversed';
  if (invoice.isPaid) return 'paid';
  if (payments.some((payment) => refundableMinor(payment) > 0)) return 'processing';
  // The link is for the whole total.
  if (invoice.paidMinor > 0 || invoice.creditedMinor > 0) return 'partly_paid';
  if (payments.some(({ isInReview }) => isInReview)) return 'pending';
  return isOnlineAvailable ? 'payable' : 'unavailable';
}

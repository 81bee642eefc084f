import { type CreditReason, isSameTax, type Tax } from '@kp/commerce';
import { remainderOf } from './credit-note';
import type { CreditNote, Invoice } from './invoice';
import { creditTooLarge, notCreditable } from './invoice.errors';

/** What the staff takes off an invoice although nothing comes back. */
export interface Concession {
  /** In the currency of the invoice, with VAT. */
  amountMinor: number;
  reason: CreditReason;
  /** The line whose VAT is taken off with it; null for the whole invoice. */
  productCode: string | null;
  /** Printed beside the reason; may be empty. */
  note: string;
  /** Once, however often it is asked for. */
  key: string;
}

const KEY = 'concession:';
/** Of the keys of refunds that pay back what is credited already. */
export const CONCESSION_REFUND = 'credit-note:';

export const concessionKeyOf = ({ key }: Concession): string => `${KEY}${key}`;
export const isOfConcession = ({ refundKey }: CreditNote): boolean => refundKey.startsWith(KEY);
export const refundKeyOfNote = (number: string): string => `${CONCESSION_REFUND}${number}`;
export const isRefundOfConcession = (key: string | null): boolean =>
  key?.startsWith(CONCESSION_REFUND) ?? false;

/** @throws InvoiceError NOT_CREDITABLE, CREDIT_TOO_LARGE */
export function assertConcedable(
  invoice: Invoice,
  earlier: readonly Invoice[],
  { amountMinor, tax }: { amountMinor: number; tax: Tax | null },
): void {
  if (invoice.kind !== 'invoice' || invoice.reversedByNumber !== null) throw notCreditable();
  const left = remainderOf(invoice, earlier).vatLines.filter((line) => tax === null || isSameTax(line, tax));
  const leftMinor = left.reduce((sum, { taxableMinor, vatMinor }) => sum + taxableMinor + vatMinor, 0);
  if (amountMinor > leftMinor) throw creditTooLarge(leftMinor, invoice.currency);
}

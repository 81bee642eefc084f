import { type CreditReason, isSameTax, type Tax } from '@kp/commerce';
import { remainderOf } from './credit-note';
import type { CreditNote, Invoice } from './invoice';
import { collectionOpen, creditKeyMismatch, creditTooLarge, notCreditable } from './invoice.errors';
import { concessionKeyOf } from './refund-keys';

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

/**
 * The number of the credit note that was issued for the same key.
 *
 * @param name of its line: the reason, what it is for and the note
 * @throws InvoiceError CREDIT_KEY_MISMATCH
 */
export function issuedBefore(
  earlier: readonly CreditNote[],
  concession: Concession,
  name: string,
): string | null {
  const note = earlier.find(({ refundKey }) => refundKey === concessionKeyOf(concession));
  if (!note) return null;
  const isSame = note.totalMinor === concession.amountMinor && note.lines[0]?.productName === name;
  if (!isSame) throw creditKeyMismatch();
  return note.number;
}

/** @throws InvoiceError NOT_CREDITABLE, COLLECTION_OPEN, CREDIT_TOO_LARGE */
export function assertConcedable(
  invoice: Invoice,
  earlier: readonly Invoice[],
  { amountMinor, tax }: { amountMinor: number; tax: Tax | null },
): void {
  if (invoice.kind !== 'invoice' || invoice.reversedByNumber !== null) throw notCreditable();
  // The report takes the VAT of a credit note back at once, which is right only for VAT that was collected.
  if (invoice.tax?.isOnCollection && !invoice.isPaid) throw collectionOpen();
  const left = remainderOf(invoice, earlier).vatLines.filter((line) => tax === null || isSameTax(line, tax));
  const leftMinor = left.reduce((sum, { taxableMinor, vatMinor }) => sum + taxableMinor + vatMinor, 0);
  if (amountMinor > leftMinor) throw creditTooLarge(leftMinor, invoice.currency);
}

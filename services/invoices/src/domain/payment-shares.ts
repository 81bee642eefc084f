import type { InvoicePayment } from './invoice-payment';

/** What of a payment counts for its invoice; the rest of a transfer is a credit of its customer. */
export type PaymentShare = Pick<InvoicePayment, 'id' | 'amountMinor' | 'excessMinor'>;

export interface SharedPayment extends PaymentShare, Pick<InvoicePayment, 'kind' | 'paymentId'> {
  /** What of it need not count any more. */
  releasableMinor: number;
  /** What is left of the credit that it is. */
  creditLeftMinor: number;
}

/** A credit goes back first, since no money moves, and last what a provider would have to refund. */
const RELEASED_FIRST: readonly InvoicePayment['kind'][] = ['credit', 'wire_transfer', 'online', 'order'];

/**
 * How payments count for an invoice that takes so much of them: what is above it is released, the newest first, and what is
 * missing is paid by what is left of the transfers themselves.
 */
export function sharesOf(payments: readonly SharedPayment[], takenMinor: number): PaymentShare[] {
  let aboveMinor = sumOfShares(payments) - takenMinor;
  const releasedFirst = payments.toSorted(
    (one, other) =>
      RELEASED_FIRST.indexOf(one.kind) - RELEASED_FIRST.indexOf(other.kind) || other.id - one.id,
  );
  return releasedFirst.map(({ id, kind, amountMinor, excessMinor, releasableMinor, creditLeftMinor }) => {
    const releasedMinor = Math.max(-creditLeftMinor, Math.min(aboveMinor, releasableMinor));
    aboveMinor -= releasedMinor;
    const keptMinor = kind === 'wire_transfer' ? releasedMinor : 0;
    return { id, amountMinor: amountMinor - releasedMinor, excessMinor: excessMinor + keptMinor };
  });
}

export const sumOfShares = (shares: readonly Pick<PaymentShare, 'amountMinor'>[]): number =>
  shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

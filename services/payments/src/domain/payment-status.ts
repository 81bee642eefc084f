/** Only a reversed refund goes back. `failed` precedes `captured`, because the customer may retry with another card. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'failed',
  'cancelled',
  'captured',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

export function isForward(current: PaymentState, next: PaymentState): boolean {
  return PAYMENT_STATES.indexOf(next) > PAYMENT_STATES.indexOf(current);
}

export function isOpen(state: PaymentState): boolean {
  return !isForward('cancelled', state);
}

/** True when other money came than was asked for: it pays nothing and waits to be refunded. */
export function isMismatched(payment: {
  amountMinor: number;
  currency: string;
  capturedMinor: number;
  capturedCurrency: string | null;
}): boolean {
  const { amountMinor, currency, capturedMinor, capturedCurrency } = payment;
  return capturedMinor > 0 && (capturedMinor !== amountMinor || capturedCurrency !== currency);
}

interface Sums {
  capturedMinor: number;
  refundedMinor: number;
  /** Of lost disputes and reversals. */
  chargedBackMinor: number;
}

/** Providers debit some disputes on top of a refund, but no more than was captured counts as gone. */
export function chargedBackMinor({ capturedMinor, refundedMinor, ...sums }: Sums): number {
  return Math.max(0, Math.min(sums.chargedBackMinor, capturedMinor - refundedMinor));
}

export function statusOfCaptured(sums: Sums): PaymentState {
  const chargedBack = chargedBackMinor(sums);
  const gone = sums.refundedMinor + chargedBack;
  if (gone === 0) return 'captured';
  if (gone < sums.capturedMinor) return 'partly_refunded';
  return chargedBack > 0 ? 'charged_back' : 'refunded';
}

/** Captured, less what was charged back and refunds that are done, pending or requested. */
export function refundableMinor({
  capturedMinor,
  refundRequestedMinor,
  ...sums
}: Omit<Sums, 'refundedMinor'> & { refundRequestedMinor: number }): number {
  return Math.max(0, capturedMinor - refundRequestedMinor - sums.chargedBackMinor);
}

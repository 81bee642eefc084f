/** Only a reversed refund goes back. `failed` precedes `captured`, because the customer may retry with another card. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'failed',
  'cancelled',
  'captured',
  'partly_refunded',
  'refunded',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

export function isForward(current: PaymentState, next: PaymentState): boolean {
  return PAYMENT_STATES.indexOf(next) > PAYMENT_STATES.indexOf(current);
}

export function isOpen(state: PaymentState): boolean {
  return !isForward('cancelled', state);
}

export function statusAfterRefund(capturedMinor: number, refundedMinor: number): PaymentState {
  if (refundedMinor === 0) return 'captured';
  return refundedMinor < capturedMinor ? 'partly_refunded' : 'refunded';
}

/** Captured, less refunds that are done, pending or requested. */
export function refundableMinor({
  capturedMinor,
  refundRequestedMinor,
}: {
  capturedMinor: number;
  refundRequestedMinor: number;
}): number {
  return Math.max(0, capturedMinor - refundRequestedMinor);
}

/**
 * How far a payment has come, in the only order there is: a payment never goes back to an earlier word of this list.
 * `failed` and `cancelled` stand before `captured` because money is the truth: a shopper may try another card after a
 * refused one, and what a provider has taken is never forgotten.
 */
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

/** True when `next` lies ahead of `current`. */
export function isForward(current: PaymentState, next: PaymentState): boolean {
  return PAYMENT_STATES.indexOf(next) > PAYMENT_STATES.indexOf(current);
}

/** True while nothing has been taken and something may still be. */
export function isOpen(state: PaymentState): boolean {
  return !isForward('cancelled', state);
}

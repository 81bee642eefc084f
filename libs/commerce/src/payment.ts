/** In the order of the checkout. */
export const PAYMENT_METHODS = ['stripe', 'revolut', 'paypal', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash';
export const RECOMMENDED_PAYMENT_METHOD: PaymentMethod = 'stripe';

/**
 * Of an order. `out_of_stock_paid`: it was paid when its goods were gone, and the money is on its way back;
 * `partly_refunded`: paid, and some of it given back.
 */
export const PAYMENT_STATUSES = [
  'unpaid',
  'paid',
  'out_of_stock_paid',
  'partly_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

interface PayableOrder {
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
  readonly status: string;
}

/** True for an order that was to be paid before it is sent, and is not; a cancelled one waits for nothing. */
export function awaitsPayment({ paymentMethod, paymentStatus, status }: PayableOrder): boolean {
  return paymentMethod !== 'cash' && paymentStatus === 'unpaid' && status !== 'cancelled';
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value);
}

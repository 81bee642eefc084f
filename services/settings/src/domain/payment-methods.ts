/** The payment methods of the shop in the order the checkout lists them. */
export const PAYMENT_METHODS = ['stripe', 'revolut', 'paypal', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const AVAILABLE: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['cash']);

/** True when an order may be placed with the method now. */
export function isPaymentMethodAvailable(method: PaymentMethod): boolean {
  return AVAILABLE.has(method);
}

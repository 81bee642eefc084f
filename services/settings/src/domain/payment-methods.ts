import type { PaymentMethod } from '@kp/commerce';

const AVAILABLE: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['cash']);

/** True when an order may be placed with the method now. */
export function isPaymentMethodAvailable(method: PaymentMethod): boolean {
  return AVAILABLE.has(method);
}

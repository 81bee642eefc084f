import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import type { ConnectedProviders } from '@kp/platform/config';

/** What the checkout screen can be paid with; a method is offered once its provider is connected as well. */
const IN_THE_CHECKOUT: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['cash']);

export interface OfferedMethod {
  id: PaymentMethod;
  available: boolean;
}

/** All methods in the order of the checkout, and whether shoppers may choose them now. */
export function offeredMethods(providers: Pick<ConnectedProviders, 'modeOf'>): OfferedMethod[] {
  return PAYMENT_METHODS.map((id) => {
    const isConnected = id === 'cash' || providers.modeOf(id) !== null;
    return { id, available: isConnected && IN_THE_CHECKOUT.has(id) };
  });
}

/** True when an order may be placed with the method now. */
export function isPaymentMethodAvailable(method: PaymentMethod): boolean {
  return method === 'cash';
}

import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import type { ConnectedProviders } from '@kp/platform/config';

export interface OfferedMethod {
  id: PaymentMethod;
  available: boolean;
  /** Paid to the built-in test provider. */
  isTest: boolean;
}

/** All methods in the order of the checkout, and whether shoppers may choose them now. */
export function offeredMethods(providers: Pick<ConnectedProviders, 'modeOf'>): OfferedMethod[] {
  return PAYMENT_METHODS.map((id) => ({
    id,
    available: id === 'cash' || providers.modeOf(id) !== null,
    isTest: id !== 'cash' && providers.modeOf(id) === 'sandbox',
  }));
}

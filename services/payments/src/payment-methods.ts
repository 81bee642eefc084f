import type { PaymentMethod } from '@kp/commerce';

/** How a method would be paid now: with real money, with test money, or not at all. */
export type ProviderMode = 'live' | 'sandbox' | null;

export interface MethodDescription {
  id: PaymentMethod;
  available: boolean;
  /** Null for cash and for what is not connected. */
  provider: ProviderMode;
}

/** What can be paid with: a pure function of the settings. */
export abstract class PaymentMethods {
  /** Cash always; the others when their keys are set, or the sandbox is switched on. */
  abstract isAvailable(method: PaymentMethod): boolean;

  /** In the order of the checkout. */
  abstract describe(): MethodDescription[];

  /** What a browser may know, e.g. `stripePublishableKey`. */
  abstract publicKeys(): Record<string, string>;
}

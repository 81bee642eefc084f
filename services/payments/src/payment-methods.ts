import { Injectable } from '@nestjs/common';
import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { ConnectedProviders, type ProviderMode } from '@kp/platform/config';

export interface MethodDescription {
  id: PaymentMethod;
  available: boolean;
  /** Null for cash and for what is not connected. */
  provider: ProviderMode;
}

/** What can be paid with: a pure function of the settings. */
@Injectable()
export class PaymentMethods {
  constructor(private readonly providers: ConnectedProviders) {}

  /** Cash always; the others when their keys are set, or the sandbox is switched on. */
  isAvailable(method: PaymentMethod): boolean {
    return method === 'cash' || this.providers.modeOf(method) !== null;
  }

  /** In the order of the checkout. */
  describe(): MethodDescription[] {
    return PAYMENT_METHODS.map((id) => ({
      id,
      available: this.isAvailable(id),
      provider: id === 'cash' ? null : this.providers.modeOf(id),
    }));
  }

  /** What a browser may know, e.g. `stripePublishableKey`. */
  publicKeys(): Record<string, string> {
    return this.providers.publicKeys();
  }
}

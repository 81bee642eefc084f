import type { StartedCheckout } from '../../use-cases/start-payment';

export class StripePaymentResponse {
  /** Confirms the payment in the browser. */
  clientSecret: string;
  /** To be sent with the order. */
  paymentIntentId: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  publishableKey?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from(started: StartedCheckout, keys: Record<string, string>): StripePaymentResponse {
    const { providerRef, isSandbox, clientSecret } = started;
    const publishableKey = keys.stripePublishableKey;
    return {
      clientSecret: clientSecret!,
      paymentIntentId: providerRef,
      ...checkoutIdOf(started),
      ...(publishableKey ? { publishableKey } : {}),
      sandbox: isSandbox,
    };
  }
}

export class RevolutOrderResponse {
  /** Opens the payment in the browser. */
  token: string;
  /** Same as token. */
  public_id: string;
  /** The provider's id of the order. */
  id: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from(started: StartedCheckout): RevolutOrderResponse {
    const { providerRef, isSandbox, token } = started;
    return {
      token: token!,
      public_id: token!,
      id: providerRef,
      ...checkoutIdOf(started),
      sandbox: isSandbox,
    };
  }
}

export class PaypalOrderResponse {
  /** The provider's id of the order; comes back as `/checkout?paypal={id}`. */
  id: string;
  /** Where the shopper approves. */
  approveUrl: string;
  checkoutId: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from({ providerRef, isSandbox, approveUrl, checkoutId }: StartedCheckout): PaypalOrderResponse {
    return { id: providerRef, approveUrl: approveUrl!, checkoutId: checkoutId!, sandbox: isSandbox };
  }
}

function checkoutIdOf({ checkoutId }: StartedCheckout): { checkoutId?: string } {
  return checkoutId === null ? {} : { checkoutId };
}

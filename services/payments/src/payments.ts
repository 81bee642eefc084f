import type { CurrencyCode } from '@kp/commerce';
import type {
  Page,
  PaymentFacts,
  PaymentWish,
  Refund,
  RefundWish,
  StartedPayment,
} from './domain/payment-facts';

/** What other modules do with payments. */
export abstract class Payments {
  /**
   * Starts a payment at its provider. Talks to the network: never call it inside a transaction.
   * Repeating it with the same key answers the same payment, also after a lost answer.
   * @throws PaymentError PAYMENTS.METHOD_UNAVAILABLE, KEY_MISMATCH, IN_PROGRESS, PROVIDER_UNAVAILABLE, PROVIDER_REFUSED
   */
  abstract start(wish: PaymentWish): Promise<StartedPayment>;

  /**
   * Asks the provider how a payment stands now and notes it; an approved PayPal payment is captured on the way. Talks
   * to the network: never call it inside a transaction.
   * @returns null for a payment that is not ours
   * @throws PaymentError PAYMENTS.PROVIDER_UNAVAILABLE
   */
  abstract refresh(providerRef: string): Promise<PaymentFacts | null>;

  /**
   * Takes the money of a PayPal payment its shopper has approved; of others it is a `refresh`. Capturing again is
   * harmless. A refusal is no error: look at `status` and `failureMessage`. Talks to the network.
   * @throws PaymentError PAYMENTS.NOT_FOUND, PROVIDER_UNAVAILABLE
   */
  abstract capture(providerRef: string): Promise<PaymentFacts>;

  /** What we know, without asking the provider. */
  abstract find(providerRef: string): Promise<PaymentFacts | null>;

  /** The same by our own id. */
  abstract findById(paymentId: number): Promise<PaymentFacts | null>;

  /**
   * Inside the caller's transaction: a captured payment becomes that order's. One conditional update, so of two
   * claims one wins.
   * @returns false when it pays an order already (also this one), is not captured, too small after refunds, in another
   *   currency, or test money while real money is taken
   */
  abstract claimForOrder(
    paymentId: number,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
  ): Promise<boolean>;

  /**
   * Inside the caller's transaction: notes a refund and records the event that makes the worker carry it out.
   * @throws PaymentError PAYMENTS.NOT_FOUND, NOT_REFUNDABLE, REFUND_TOO_LARGE, KEY_MISMATCH
   */
  abstract requestRefund(wish: RefundWish): Promise<Refund>;

  /** Captured, and no order: the newest first. */
  abstract listUnmatched(page: Page): Promise<{ payments: PaymentFacts[]; total: number }>;
}

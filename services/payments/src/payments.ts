import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import {
  factsOf,
  type ObservedPayment,
  type Page,
  type PaymentFacts,
  type PaymentWish,
  type Refund,
  type RefundWish,
  type StartedPayment,
} from './domain/payment-facts';
import { isForward } from './domain/payment-status';
import { paymentNotFound } from './domain/payment.errors';
import { PaymentRepository } from './persistence/payment.repository';
import { ClaimPayment } from './use-cases/claim-payment';
import { ObservePayment } from './use-cases/observe-payment';
import { RequestRefund } from './use-cases/request-refund';
import { StartPayment } from './use-cases/start-payment';

/** What other modules do with payments. */
@Injectable()
export class Payments {
  constructor(
    private readonly starting: StartPayment,
    private readonly observe: ObservePayment,
    private readonly claiming: ClaimPayment,
    private readonly refunding: RequestRefund,
    private readonly payments: PaymentRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Starts a payment at its provider. Talks to the network: it rejects inside a transaction.
   * Repeating it with the same key answers the same payment, also after a lost answer.
   * @throws PaymentError PAYMENTS.METHOD_UNAVAILABLE, KEY_MISMATCH, IN_PROGRESS, PROVIDER_UNAVAILABLE, PROVIDER_REFUSED
   */
  start(wish: PaymentWish): Promise<StartedPayment> {
    return this.starting.execute(wish);
  }

  /**
   * Asks the provider how a payment stands now and records it. Talks to the network: it rejects inside a transaction.
   * @returns null for a payment that is not ours
   * @throws PaymentError PAYMENTS.PROVIDER_UNAVAILABLE
   */
  async refresh(providerRef: string): Promise<ObservedPayment | null> {
    const known = await this.payments.findByRef(providerRef);
    if (!known) return null;
    const { payment, isApproved } = await this.observe.execute(known);
    return { ...factsOf(payment), isApproved };
  }

  /**
   * An approved payment that must not be captured is given up; nothing was taken. One with money stays as it is.
   * @param note why, for its history
   */
  giveUp(paymentId: number, note: string): Promise<void> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findForUpdate(paymentId);
      if (!payment || !isForward(payment.status, 'cancelled')) return;
      await this.payments.change(paymentId, { status: 'cancelled', failureMessage: null });
      await this.payments.addEvents(paymentId, [{ kind: 'cancelled', note }]);
    });
  }

  /**
   * Takes the money of a PayPal payment its shopper has approved; of others it is a `refresh`. Capturing again is
   * harmless. A refusal is no error: look at `status` and `failureMessage`. Talks to the network.
   * @throws PaymentError PAYMENTS.NOT_FOUND, PROVIDER_UNAVAILABLE
   */
  async capture(providerRef: string): Promise<PaymentFacts> {
    const payment = await this.payments.findByRef(providerRef);
    if (!payment) throw paymentNotFound();
    return factsOf(await this.observe.capture(payment));
  }

  /** What we know, without asking the provider. */
  async find(providerRef: string): Promise<PaymentFacts | null> {
    const payment = await this.payments.findByRef(providerRef);
    return payment && factsOf(payment);
  }

  /** The same by our own id. */
  async findById(paymentId: number): Promise<PaymentFacts | null> {
    const payment = await this.payments.find(paymentId);
    return payment && factsOf(payment);
  }

  /**
   * Inside the caller's transaction: a captured payment becomes that order's. One conditional update, so of two
   * claims one wins.
   * @returns false when it pays an order already (also this one), is not captured, of another amount or currency, on its
   *   way back in part, or test money while real money is taken; also when another payment pays that order
   */
  claimForOrder(
    paymentId: number,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
  ): Promise<boolean> {
    return this.claiming.execute(paymentId, orderId, amountMinor, currency);
  }

  /**
   * Inside the caller's transaction: notes a refund and records the event that makes the worker carry it out.
   * @throws PaymentError PAYMENTS.NOT_FOUND, NOT_REFUNDABLE, REFUND_TOO_LARGE, KEY_MISMATCH
   */
  requestRefund(wish: RefundWish): Promise<Refund> {
    return this.refunding.execute(wish);
  }

  /**
   * Open payments of the last hour whose key begins like this, but for one; for limits.
   * @param prefix of the key that `start` was given
   */
  countOpen(prefix: string, exceptKey: string): Promise<number> {
    return this.payments.countOpen(prefix, exceptKey);
  }

  /** Captured, and no order: the newest first. */
  async listUnmatched(page: Page): Promise<{ payments: PaymentFacts[]; total: number }> {
    const [payments, total] = await this.payments.list({ isUnmatched: true }, page);
    return { payments: payments.map(factsOf), total };
  }
}

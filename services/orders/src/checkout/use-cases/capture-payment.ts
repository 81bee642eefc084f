import { Injectable } from '@nestjs/common';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { type DeclineCode, type PaymentSnapshot, Payments, type PaymentState } from '@kp/payments';
import { DiscountUses } from '../../discounts/discount-uses';
import type { Order } from '../../domain/order.entity';
import { OrderError, shortStock } from '../../domain/order.errors';
import { alreadyOrdered, checkoutNotFound, unexpectedPayment } from '../domain/checkout.errors';
import { OrderRepository } from '../../persistence/order.repository';
import { CheckoutPayments } from '../checkout-payments';
import { CheckoutReservations } from '../checkout-reservations';
import type { Checkout } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { type CheckoutOutcome, CompleteCheckout } from './complete-checkout';

interface CapturedCheckout {
  payment: PaymentSnapshot;
  outcome: CheckoutOutcome | null;
}

/** `reserved`: by this call. `rejected`: cancelled or declined meanwhile. */
type Preparation = 'reserved' | 'ready' | 'rejected';

const mayBeCaptured = ({ status }: PaymentSnapshot, isInteractive: boolean) =>
  status !== 'cancelled' && (status !== 'failed' || isInteractive);

export interface CapturedPaypal {
  status: PaymentState | 'out_of_stock';
  order: Order | null;
  message: string | null;
  declineCode: DeclineCode | null;
}

/** Captures an approved payment and completes its checkout; one whose checkout cannot be ordered is never captured. */
@Injectable()
export class CapturePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: Payments,
    private readonly checkoutPayments: CheckoutPayments,
    private readonly checkouts: CheckoutRepository,
    private readonly reservations: CheckoutReservations,
    private readonly completeCheckout: CompleteCheckout,
    private readonly orders: OrderRepository,
    private readonly discounts: DiscountUses,
  ) {}

  async executeForPaypal(providerRef: string, checkoutId: string): Promise<CapturedPaypal> {
    const known = await this.payments.find(providerRef);
    if (known?.method !== 'paypal' || known.checkoutId !== checkoutId) throw checkoutNotFound();
    const { payment, outcome } = await this.execute(checkoutId, known, { isInteractive: true });
    if (payment.isMismatched) throw unexpectedPayment();
    return {
      status: outcome?.isOutOfStock ? 'out_of_stock' : payment.status,
      order: outcome && (await this.orders.find(outcome.orderId)),
      message: payment.failureMessage,
      declineCode: payment.declineCode,
    };
  }

  /**
   * Calls the provider, so it must not run inside a transaction.
   * @param isInteractive false for background jobs, which must not revive a cancelled checkout or a declined payment
   * @throws OrderError (nothing is captured), PaymentError
   */
  async execute(
    checkoutId: string,
    payment: PaymentSnapshot,
    { isInteractive }: { isInteractive: boolean },
  ): Promise<CapturedCheckout> {
    if (!mayBeCaptured(payment, isInteractive)) return { payment, outcome: null };
    if (payment.capturedMinor > 0) return this.complete(checkoutId, payment);
    if (isInteractive && !(await this.hasUnits(checkoutId))) {
      // The call needs no sign-in, so only an approved payment may reserve units.
      const seen = await this.payments.reconcile(payment.providerRef!);
      if (!seen?.isApproved) return this.complete(checkoutId, seen ?? payment);
    }
    const preparation = await this.prepare(checkoutId, payment.id, isInteractive);
    if (preparation === 'rejected')
      return { payment: (await this.payments.findById(payment.id))!, outcome: null };
    const captured = await this.payments.capture(payment.providerRef!);
    if (preparation === 'reserved' && captured.capturedMinor === 0 && !captured.isInReview)
      await this.release(checkoutId);
    return this.complete(checkoutId, captured);
  }

  private async complete(checkoutId: string, payment: PaymentSnapshot): Promise<CapturedCheckout> {
    const isCaptured = payment.capturedMinor > 0;
    return {
      payment,
      outcome: isCaptured ? await this.completeCheckout.execute(checkoutId, { payment }) : null,
    };
  }

  private async hasUnits(checkoutId: string): Promise<boolean> {
    const checkout = await this.checkouts.find(checkoutId);
    return checkout === null || checkout.isReserved || checkout.orderId !== null;
  }

  /** A rejection is recorded before another call may look, so that it stays one when units return. */
  private async prepare(checkoutId: string, paymentId: number, isInteractive: boolean): Promise<Preparation> {
    const result = await this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      // Captured or rejected by a concurrent call while this one waited for the lock.
      const payment = (await this.payments.findById(paymentId))!;
      if (payment.capturedMinor > 0) return 'ready';
      if (!mayBeCaptured(payment, isInteractive)) return 'rejected';
      const prepared = this.transactions.attempt(() => this.reserve(checkout, paymentId, isInteractive));
      return prepared.catch(async (error: unknown) => {
        if (!(error instanceof OrderError)) throw error;
        await this.payments.cancelApproved(paymentId, `Not captured: ${error.code}`);
        return error;
      });
    });
    if (result instanceof OrderError) throw result;
    return result;
  }

  private async reserve(
    checkout: Checkout | null,
    paymentId: number,
    isInteractive: boolean,
  ): Promise<Preparation> {
    if (!checkout || (checkout.state === 'cancelled' && !isInteractive)) throw checkoutNotFound();
    const { id: checkoutId } = checkout;
    if (checkout.orderId !== null) {
      const order = (await this.orders.find(checkout.orderId))!;
      if (!awaitsPayment(order)) throw alreadyOrdered(order.orderNumber);
      return 'ready';
    }
    await this.checkoutPayments.assertUnpaid(checkoutId, paymentId);
    if (checkout.isReserved) return 'ready';
    const started = await this.checkouts.listPayments(checkoutId);
    const draftId = started.find((payment) => payment.paymentId === paymentId)?.draftId ?? checkout.draftId;
    const { priced, request } = await this.checkouts.getDraft(draftId);
    const { shortages } = await this.reservations.replace(checkoutId, request.items, request.language);
    if (shortages.length > 0) throw shortStock(shortages);
    if (priced.discount)
      await this.discounts.useAgain(priced.discount.code, { checkoutId }, request, { isPaid: false });
    await this.checkouts.saveReserved(checkoutId, draftId, checkout.userId);
    return 'reserved';
  }

  private release(checkoutId: string): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      if (!checkout?.isReserved) return;
      await this.reservations.release(checkoutId);
      await this.checkouts.saveReleased(checkoutId);
    });
  }
}

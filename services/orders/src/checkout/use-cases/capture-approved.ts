import { Injectable } from '@nestjs/common';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { type PaymentFacts, Payments } from '@kp/payments';
import { alreadyOrdered, checkoutNotFound, OrderError, shortStock } from '../../domain/order.errors';
import { OrderRepository } from '../../persistence/order.repository';
import { CheckoutPayments } from '../checkout-payments';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { type CheckoutOutcome, PlaceFromCheckout } from './place-from-checkout';

export interface CapturedCheckout {
  payment: PaymentFacts;
  /** Null while nothing was captured. */
  outcome: CheckoutOutcome | null;
}

/**
 * Captures a payment that its buyer approved at the provider and places the order. What was sold meanwhile, paid in
 * another way or ordered already is not captured; then the payment is given up and can never be captured.
 */
@Injectable()
export class CaptureApproved {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: Payments,
    private readonly started: CheckoutPayments,
    private readonly checkouts: CheckoutRepository,
    private readonly holds: StockHolds,
    private readonly place: PlaceFromCheckout,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * Talks to the provider: it rejects inside a transaction.
   * @param isBuyerHere the buyer asks for it now, so a checkout that was cancelled counts again
   * @throws OrderError ORDERS.CHECKOUT_NOT_FOUND, ALREADY_ORDERED, ALREADY_PAID, PAYMENT_PENDING, SHORT_STOCK: then nothing
   *   is captured; PaymentError
   */
  async execute(
    checkoutId: string,
    payment: PaymentFacts,
    { isBuyerHere }: { isBuyerHere: boolean },
  ): Promise<CapturedCheckout> {
    if (payment.status === 'cancelled') return { payment, outcome: null };
    // The buyer saw that it was declined: only their own retry may charge them.
    if (payment.status === 'failed' && !isBuyerHere) return { payment, outcome: null };
    if (payment.capturedMinor > 0) return this.placed(checkoutId, payment);
    if (isBuyerHere && !(await this.hasUnits(checkoutId))) {
      // Anybody can make this call, so units are reserved for an approved payment alone.
      const seen = await this.payments.refresh(payment.providerRef!);
      if (!seen?.isApproved) return this.placed(checkoutId, seen ?? payment);
    }
    const isReserved = await this.prepare(checkoutId, payment, isBuyerHere);
    const captured = await this.payments.capture(payment.providerRef!);
    if (isReserved && captured.capturedMinor === 0 && !captured.isInReview) await this.release(checkoutId);
    return this.placed(checkoutId, captured);
  }

  private async placed(checkoutId: string, payment: PaymentFacts): Promise<CapturedCheckout> {
    const isCaptured = payment.capturedMinor > 0;
    return { payment, outcome: isCaptured ? await this.place.execute(checkoutId, { payment }) : null };
  }

  /** False when capturing it would have to reserve its units first. */
  private async hasUnits(checkoutId: string): Promise<boolean> {
    const checkout = await this.checkouts.find(checkoutId);
    return checkout === null || checkout.isHeld || checkout.orderId !== null;
  }

  /** @returns true when units were reserved for this capture */
  private async prepare(checkoutId: string, payment: PaymentFacts, isBuyerHere: boolean): Promise<boolean> {
    try {
      return await this.reserve(checkoutId, payment, isBuyerHere);
    } catch (error) {
      if (error instanceof OrderError) await this.payments.giveUp(payment.id, `Not captured: ${error.code}`);
      throw error;
    }
  }

  /** Units first, money second. */
  private reserve(checkoutId: string, payment: PaymentFacts, isBuyerHere: boolean): Promise<boolean> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      // A second call that waited for the lock finds what the first has captured and ordered.
      if (((await this.payments.findById(payment.id))?.capturedMinor ?? 0) > 0) return false;
      if (!checkout || (checkout.state === 'cancelled' && !isBuyerHere)) throw checkoutNotFound();
      if (checkout.orderId !== null) {
        const order = (await this.orders.find(checkout.orderId))!;
        if (!awaitsPayment(order)) throw alreadyOrdered(order.orderNumber);
        return false;
      }
      await this.started.assertUnpaid(checkoutId, payment.id);
      if (checkout.isHeld) return false;
      const started = await this.checkouts.listPayments(checkoutId);
      const draftId = started.find(({ paymentId }) => paymentId === payment.id)?.draftId ?? checkout.draftId;
      const draft = await this.checkouts.getDraft(draftId);
      const { shortages } = await this.holds.replace(checkoutId, draft.request.items);
      if (shortages.length > 0) throw shortStock(shortages);
      await this.checkouts.saveHeld(checkoutId, draftId, checkout.userId);
      return true;
    });
  }

  /** The capture they were reserved for failed. */
  private release(checkoutId: string): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      if (!checkout?.isHeld) return;
      await this.holds.release(checkoutId);
      await this.checkouts.saveReleased(checkoutId);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type DeclineCode, type PaymentFacts, type PaymentState, Payments } from '@kp/payments';
import { shortStock } from '../../domain/order.errors';
import type { Order } from '../../domain/order.entity';
import { OrderRepository } from '../../persistence/order.repository';
import { alreadyOrdered, checkoutNotFound } from '../domain/checkout.errors';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { PlaceFromCheckout } from './place-from-checkout';

export interface CapturedPaypal {
  status: PaymentState | 'out_of_stock';
  order: Order | null;
  /** Why it was refused, in the provider's words. */
  message: string | null;
  /** The same for a refusal of the test provider. */
  declineCode: DeclineCode | null;
}

/** A shopper comes back from PayPal: the money is taken and the order placed. */
@Injectable()
export class CapturePaypal {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRepository,
    private readonly holds: StockHolds,
    private readonly place: PlaceFromCheckout,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * Doing it again answers the same order.
   * @throws OrderError ORDERS.CHECKOUT_NOT_FOUND, ALREADY_ORDERED (otherwise paid), SHORT_STOCK (the hold is over and the
   *   units are gone): then no money is taken; PaymentError
   */
  async execute(providerRef: string, checkoutId: string): Promise<CapturedPaypal> {
    const known = await this.payments.find(providerRef);
    if (known?.method !== 'paypal' || known.checkoutId !== checkoutId) throw checkoutNotFound();
    if (known.capturedMinor === 0) await this.holdAgain(checkoutId, known);
    const payment = await this.payments.capture(providerRef);
    const outcome = payment.capturedMinor > 0 ? await this.place.execute(checkoutId, { payment }) : null;
    return {
      status: outcome?.isOutOfStock ? 'out_of_stock' : payment.status,
      order: outcome && (await this.orders.find(outcome.orderId)),
      message: payment.failureMessage,
      declineCode: payment.declineCode,
    };
  }

  /** Units first, money second. */
  private holdAgain(checkoutId: string, payment: PaymentFacts): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      if (!checkout) throw checkoutNotFound();
      if (checkout.orderId !== null) {
        throw alreadyOrdered((await this.orders.find(checkout.orderId))!.orderNumber);
      }
      if (checkout.isHeld) return;
      const started = await this.checkouts.listPayments(checkoutId);
      const draftId = started.find(({ paymentId }) => paymentId === payment.id)?.draftId ?? checkout.draftId;
      const draft = await this.checkouts.getDraft(draftId);
      const { shortages } = await this.holds.replace(checkoutId, draft.request.items);
      if (shortages.length > 0) throw shortStock(shortages);
      await this.checkouts.saveHeld(checkoutId, draftId, checkout.userId);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type OnlineMethod, type PaymentFacts, Payments } from '@kp/payments';
import { shortStock } from '../../domain/order.errors';
import { OrderClaimRepository } from '../../persistence/order-claim.repository';
import { OrderRepository } from '../../persistence/order.repository';
import type { Checkout, Draft } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { WriteCheckoutOrder } from '../write-checkout-order';
import { SettleLatePayment } from './settle-late-payment';

export interface CheckoutPaying {
  /** The payment that pays it, as far as is known; null when there is none. */
  payment: PaymentFacts | null;
  /** Given: when nothing pays it, the order is placed all the same and waits for its money. */
  unpaidMethod?: OnlineMethod;
}

export interface CheckoutOutcome {
  orderId: number;
  /** The order is parked and its money goes back, or has gone. */
  isOutOfStock: boolean;
  /** It was placed now without its money, so its units are only reserved. */
  isReserved: boolean;
}

/**
 * Makes the order of a checkout, once: by the browser or by the news of the payment, whichever comes first. The other
 * one waits for the lock and finds the order.
 */
@Injectable()
export class PlaceFromCheckout {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly claims: OrderClaimRepository,
    private readonly payments: Payments,
    private readonly holds: StockHolds,
    private readonly write: WriteCheckoutOrder,
    private readonly late: SettleLatePayment,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * @returns null when there is no such checkout, or when nothing pays it and it may not wait
   * @throws OrderError ORDERS.SHORT_STOCK for an order without money; one that is paid is written and refunded
   */
  execute(checkoutId: string, { payment, unpaidMethod }: CheckoutPaying): Promise<CheckoutOutcome | null> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      if (!checkout) return null;
      if (checkout.orderId !== null) {
        const { orderId } = checkout;
        if (payment) await this.late.execute(orderId, payment.id);
        return { orderId, isOutOfStock: await this.isOutOfStock(checkout, orderId), isReserved: false };
      }
      const draft = await this.draftOf(checkout, payment);
      const identity = await this.claims.take();
      const { totalMinor, currency, request } = draft;
      const isPaid =
        payment !== null &&
        (await this.payments.claimForOrder(payment.id, identity.id, totalMinor, currency));
      const method = isPaid ? payment.method : unpaidMethod;
      if (!method) return null;
      const shortages = await this.holds.sell(checkoutId, request.items, identity.id);
      if (shortages.length > 0 && !isPaid) throw shortStock(shortages);
      const isOutOfStock = shortages.length > 0;
      const outcome = { method, isPaid, paymentId: payment?.id ?? null, isOutOfStock };
      await this.write.execute(identity, checkout, draft, outcome);
      return { orderId: identity.id, isOutOfStock, isReserved: !isPaid };
    });
  }

  /** Also when the order was waiting for its money and its units were sold meanwhile. */
  private async isOutOfStock({ id, state }: Checkout, orderId: number): Promise<boolean> {
    if (state === 'out_of_stock') return true;
    if ((await this.orders.find(orderId))?.paymentStatus !== 'out_of_stock_paid') return false;
    await this.checkouts.saveState(id, 'out_of_stock', orderId);
    return true;
  }

  /** What the payment was started for: the checkout may have changed since. */
  private async draftOf({ id, draftId }: Checkout, payment: PaymentFacts | null): Promise<Draft> {
    const started = payment ? await this.checkouts.listPayments(id) : [];
    const own = started.find(({ paymentId }) => paymentId === payment?.id);
    return this.checkouts.getDraft(own?.draftId ?? draftId);
  }
}

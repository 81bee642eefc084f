import { Injectable } from '@nestjs/common';
import { RemoveOrderedProducts } from '@kp/cart';
import { Outbox } from '@kp/platform/outbox';
import { type OnlineMethod, Payments } from '@kp/payments';
import { newOrder, type OrderIdentity, type OrderStart } from '../domain/new-order';
import { ORDER_PAID_OUT_OF_STOCK, ORDER_PLACED, type OrderPlaced } from '../events';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import type { Checkout, Draft } from './domain/checkout';
import { CheckoutRepository } from './persistence/checkout.repository';

interface Outcome {
  method: OnlineMethod;
  isPaid: boolean;
  /** The payment that pays the order or that it waits for. */
  paymentId: number | null;
  /** Paid, and no units are left: the order is parked and its money goes back. */
  isOutOfStock: boolean;
}

/** Writes the order of a checkout with all that follows from it, in the transaction that decided it. */
@Injectable()
export class WriteCheckoutOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: Payments,
    private readonly cart: RemoveOrderedProducts,
    private readonly outbox: Outbox,
    private readonly reservations: OrderReservations,
  ) {}

  async execute(
    identity: OrderIdentity,
    { id, userId, visitor }: Checkout,
    draft: Draft,
    outcome: Outcome,
  ): Promise<void> {
    const { request, priced, totalMinor } = draft;
    const buyer = { userId, email: request.email, language: request.language };
    const wishes = { ...request, paymentMethod: outcome.method, visitor };
    await this.orders.insert(newOrder(identity, buyer, wishes, priced, this.startOf(outcome)));
    await this.checkouts.saveState(id, outcome.isOutOfStock ? 'out_of_stock' : 'ordered', identity.id);
    const entry = { orderId: identity.id, amountMinor: totalMinor, actor: 'system' } as const;
    if (outcome.isPaid) await this.orders.addEvent({ ...entry, kind: 'paid' });
    if (outcome.isOutOfStock) {
      await this.refund(identity.id, outcome.paymentId!);
      await this.orders.addEvent({ ...entry, kind: 'refund_requested' });
      await this.outbox.record(ORDER_PAID_OUT_OF_STOCK, { orderId: identity.id } satisfies OrderPlaced);
      return;
    }
    const productIds = priced.lines.map(({ productId }) => productId);
    if (userId !== null) await this.cart.execute(userId, productIds);
    await this.outbox.record(ORDER_PLACED, { orderId: identity.id } satisfies OrderPlaced);
  }

  /** Without units an order is a cancelled one: cancelling it again returns nothing, reopening it takes them. */
  private startOf({ isPaid, isOutOfStock, paymentId }: Outcome): OrderStart {
    if (isOutOfStock) return { status: 'cancelled', paymentStatus: 'out_of_stock_paid', paymentId };
    if (isPaid) return { status: 'pending', paymentStatus: 'paid', paymentId };
    const reservationMinutes = this.reservations.minutesOf({ confirmationRequired: false });
    return { status: 'pending', paymentStatus: 'unpaid', paymentId, reservationMinutes };
  }

  private async refund(orderId: number, paymentId: number): Promise<void> {
    const key = `order-${orderId}-out-of-stock`;
    await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'out-of-stock', key });
  }
}

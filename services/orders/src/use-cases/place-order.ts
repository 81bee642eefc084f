import { Injectable } from '@nestjs/common';
import { isOfflineMethod } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { CheckoutPayments } from '../checkout/checkout-payments';
import { CheckoutReservations } from '../checkout/checkout-reservations';
import { canOrder } from '../checkout/domain/checkout';
import { CheckoutRepository } from '../checkout/persistence/checkout.repository';
import { PlaceOnlineOrder } from '../checkout/use-cases/place-online-order';
import { DiscountUses } from '../discounts/discount-uses';
import type { OrderStart, PlaceOrderCommand, OrderContext } from '../domain/new-order';
import type { Order } from '../domain/order.entity';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import { ConfirmationRequired, CreateOrder } from './create-order';

@Injectable()
export class PlaceOrder {
  constructor(
    private readonly online: PlaceOnlineOrder,
    private readonly createOrder: CreateOrder,
    private readonly transactions: Transactions,
    private readonly reservations: OrderReservations,
    private readonly orders: OrderRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly checkoutReservations: CheckoutReservations,
    private readonly discounts: DiscountUses,
  ) {}

  async execute(command: PlaceOrderCommand, context: OrderContext, key: string | null): Promise<Order> {
    if (!isOfflineMethod(command.paymentMethod)) return this.online.execute(command, context, key);
    if (command.paymentMethod === 'bank_transfer') return this.placeWaiting(command, context, key);
    try {
      return await this.placeOffline(command, context, key);
    } catch (error) {
      if (!(error instanceof ConfirmationRequired)) throw error;
      return this.placeWaiting(command, context, key);
    }
  }

  /**
   * Reserves its units until it is paid by transfer, or confirmed: a guest's mailbox is proved before a shop waits days
   * for money. In a new transaction, because a customer is locked before products.
   */
  private placeWaiting(
    command: PlaceOrderCommand,
    context: OrderContext,
    key: string | null,
  ): Promise<Order> {
    const { paymentMethod } = command;
    const confirmationRequired = paymentMethod === 'cash' || context.caller === null;
    return this.transactions.run(async () => {
      await this.reservations.lockReservations(context.rateLimitKey);
      const start: OrderStart = {
        status: 'pending',
        paymentStatus: 'unpaid',
        paymentId: null,
        confirmationRequired,
        reservationMinutes: this.reservations.minutesOf({ confirmationRequired, paymentMethod }),
      };
      const { id } = await this.placeOffline(command, context, key, start);
      await this.reservations.assertWithinLimits(id, context.rateLimitKey);
      return (await this.orders.find(id))!;
    });
  }

  private placeOffline(
    command: PlaceOrderCommand,
    context: OrderContext,
    key: string | null,
    start?: OrderStart,
  ): Promise<Order> {
    const { checkoutId } = command;
    if (checkoutId === undefined) return this.createOrder.execute(command, context, key, start);
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      // After another customer signed in, the checkout is not theirs.
      const isOwn = checkout !== null && canOrder(checkout, context.caller, { checkoutId });
      if (!isOwn) return this.createOrder.execute(command, context, key, start);
      if (checkout.orderId !== null) return (await this.orders.find(checkout.orderId))!;
      await this.payments.assertUnpaid(checkoutId);
      await this.checkoutReservations.releaseFor(checkoutId, command.items);
      await this.discounts.release({ checkoutId });
      const order = await this.createOrder.execute(command, context, key, start);
      await this.checkouts.saveState(checkoutId, 'ordered', order.id);
      return order;
    });
  }
}

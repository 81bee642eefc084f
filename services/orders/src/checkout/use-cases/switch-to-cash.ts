import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { OrderStart } from '../../domain/new-order';
import type { Order } from '../../domain/order.entity';
import { OrderRepository } from '../../persistence/order.repository';
import { PlaceOrder, type PlaceOrderCommand } from '../../use-cases/place-order';
import { CheckoutPayments } from '../checkout-payments';
import { mayOrder } from '../domain/checkout';
import type { Shopper } from '../own-checkouts';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';

/** A shopper who began to pay online takes cash after all: the units held for them are those they get. */
@Injectable()
export class SwitchToCash {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly holds: StockHolds,
    private readonly place: PlaceOrder,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * @returns the order that the checkout has led to already, if any: nobody buys twice
   * @throws OrderError ORDERS.ALREADY_PAID, and those of PlaceOrder; the hold stays then
   */
  execute(
    command: PlaceOrderCommand,
    checkoutId: string,
    shopper: Shopper,
    key: string | null,
    start?: OrderStart,
  ): Promise<Order> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      // Somebody else signed in since: theirs is another order.
      const isTheirs = checkout !== null && mayOrder(checkout, shopper.caller, { checkoutId });
      if (!isTheirs) return this.place.execute(command, shopper, key, start);
      if (checkout.orderId !== null) return (await this.orders.find(checkout.orderId))!;
      await this.payments.assertUnpaid(checkoutId);
      await this.holds.exchange(checkoutId, command.items);
      const order = await this.place.execute(command, shopper, key, start);
      await this.checkouts.saveState(checkoutId, 'ordered', order.id);
      return order;
    });
  }
}

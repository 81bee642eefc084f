import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Shopper } from '../checkout/own-checkouts';
import { PlaceOnlineOrder } from '../checkout/use-cases/place-online-order';
import { SwitchToCash } from '../checkout/use-cases/switch-to-cash';
import type { OrderStart } from '../domain/new-order';
import type { Order } from '../domain/order.entity';
import { ConfirmationNeeded } from '../guest-cash-limits';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import { PlaceOrder, type PlaceOrderCommand } from './place-order';

/** The order that a browser sends goes the way of its payment. */
@Injectable()
export class SubmitOrder {
  constructor(
    private readonly forCash: PlaceOrder,
    private readonly afterAll: SwitchToCash,
    private readonly online: PlaceOnlineOrder,
    private readonly transactions: Transactions,
    private readonly reservations: OrderReservations,
    private readonly orders: OrderRepository,
  ) {}

  /** @throws OrderError */
  async execute(command: PlaceOrderCommand, shopper: Shopper, key: string | null): Promise<Order> {
    if (command.paymentMethod !== 'cash') return this.online.execute(command, shopper, key);
    try {
      return await this.placeForCash(command, shopper, key);
    } catch (error) {
      if (!(error instanceof ConfirmationNeeded)) throw error;
      return this.placeUnconfirmed(command, shopper, key);
    }
  }

  /** Begins anew: the limit shows when products are locked, and a visitor is locked before products. */
  private placeUnconfirmed(command: PlaceOrderCommand, shopper: Shopper, key: string | null): Promise<Order> {
    return this.transactions.run(async () => {
      await this.reservations.lockVisitor(shopper.visitor);
      const start: OrderStart = {
        ...{ status: 'pending', paymentStatus: 'unpaid', paymentId: null, confirmationRequired: true },
        reservationMinutes: this.reservations.minutesOf({ confirmationRequired: true }),
      };
      const { id } = await this.placeForCash(command, shopper, key, start);
      await this.reservations.assertWithinLimits(id, shopper.visitor);
      return (await this.orders.find(id))!;
    });
  }

  private placeForCash(
    command: PlaceOrderCommand,
    shopper: Shopper,
    key: string | null,
    start?: OrderStart,
  ): Promise<Order> {
    const { checkoutId } = command;
    if (checkoutId === undefined) return this.forCash.execute(command, shopper, key, start);
    return this.afterAll.execute(command, checkoutId, shopper, key, start);
  }
}

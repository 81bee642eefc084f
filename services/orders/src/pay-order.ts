import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type PaymentFacts, Payments } from '@kp/payments';
import type { OrderEvent } from './domain/order-event.entity';
import { awaitsPayment } from './domain/order-payment';
import { OrderRepository } from './persistence/order.repository';

/** Lets a payment pay an order that waits for one. */
@Injectable()
export class PayOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
  ) {}

  /**
   * @returns false when the order waits for nothing, or the payment cannot pay it: not captured, of another amount or
   *   currency, or another order's
   */
  execute(
    orderId: number,
    { id: paymentId, method }: PaymentFacts,
    by: Pick<OrderEvent, 'actor' | 'actorUserId'> = { actor: 'system', actorUserId: null },
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order || !awaitsPayment(order)) return false;
      const { totalMinor, currency } = order;
      if (!(await this.payments.claimForOrder(paymentId, orderId, totalMinor, currency))) return false;
      await this.orders.change(orderId, { paymentStatus: 'paid', paymentMethod: method, paymentId });
      await this.orders.addEvent({ ...by, orderId, kind: 'paid', amountMinor: totalMinor });
      return true;
    });
  }
}

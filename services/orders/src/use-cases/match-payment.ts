import { Injectable } from '@nestjs/common';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Caller } from '@kp/platform/http';
import { Payments } from '@kp/payments';
import type { Order } from '../domain/order.entity';
import { notAwaitingPayment, orderNotFound, paymentMismatch } from '../domain/order.errors';
import { PayOrder } from '../pay-order';
import { OrderRepository } from '../persistence/order.repository';

/** An administrator tells which payment pays an order that waits for its money. */
@Injectable()
export class MatchPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
  ) {}

  /**
   * Doing it again changes nothing.
   * @throws OrderError ORDERS.NOT_FOUND, NOT_AWAITING_PAYMENT, PAYMENT_MISMATCH
   */
  execute(orderId: number, paymentId: number, admin: Caller): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      const isDone = order.paymentId === paymentId && order.paymentStatus === 'paid';
      if (!isDone) await this.pay(order, paymentId, admin);
      return (await this.orders.find(orderId))!;
    });
  }

  private async pay(order: Order, paymentId: number, { userId }: Caller): Promise<void> {
    if (!awaitsPayment(order)) throw notAwaitingPayment();
    const payment = await this.payments.findById(paymentId);
    const by = { actor: 'admin', actorUserId: userId } as const;
    const isPaid = payment !== null && (await this.payOrder.execute(order.id, payment, by));
    if (!isPaid) throw paymentMismatch(order.totalMinor, order.currency);
  }
}

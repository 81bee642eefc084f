import { Injectable } from '@nestjs/common';
import { awaitsPayment } from '@kp/commerce';
import { Payments } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import type { Order } from '../domain/order.entity';
import { notAwaitingPayment, orderNotFound, paymentMismatch } from '../domain/order.errors';
import { OrderRepository } from '../persistence/order.repository';
import { PayOrder } from './pay-order';

/** The staff decides which order an unmatched payment pays. */
@Injectable()
export class MatchPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
    private readonly audit: AuditLog,
  ) {}

  execute(orderId: number, paymentId: number, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      if (!order) throw orderNotFound();
      const isMatched = order.paymentId === paymentId && order.paymentStatus === 'paid';
      if (!isMatched) await this.pay(order, paymentId, admin);
      const after = (await this.orders.find(orderId))!;
      await this.audit.record(admin, {
        action: 'order.payment-matched',
        subject: 'order',
        subjectId: orderId,
        before: audited(order),
        after: audited(after),
      });
      return after;
    });
  }

  private async pay(order: Order, paymentId: number, { userId }: Principal): Promise<void> {
    if (!awaitsPayment(order)) throw notAwaitingPayment();
    const payment = await this.payments.findById(paymentId);
    const by = { actor: 'admin', actorUserId: userId } as const;
    const isPaid = payment !== null && (await this.payOrder.execute(order.id, payment, by));
    if (!isPaid) throw paymentMismatch(order.totalMinor, order.currency);
  }
}

function audited({ status, paymentMethod, paymentStatus, paymentId }: Order) {
  return { status, paymentMethod, paymentStatus, paymentId };
}

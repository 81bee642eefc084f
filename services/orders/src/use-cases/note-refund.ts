import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { type PaymentFacts, Payments } from '@kp/payments';
import { ORDER_REFUNDED, type OrderRefunded } from '../events';
import { OrderRepository } from '../persistence/order.repository';

/** Money of an order has gone back: its amounts, status and history follow, and its buyer is told. */
@Injectable()
export class NoteRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
  ) {}

  /** Takes over what the payment says now, so news may come twice and in any order. */
  execute(orderId: number, paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      const payment = await this.payments.findById(paymentId);
      if (!order || !payment || order.paymentId !== paymentId) return;
      const amountMinor = payment.refundedMinor - order.refundedMinor;
      if (amountMinor < 0) return this.reverse(orderId, payment);
      if (amountMinor === 0) return;
      const isAll = payment.refundedMinor >= payment.capturedMinor;
      const paymentStatus = isAll ? 'refunded' : 'partly_refunded';
      await this.orders.change(orderId, { refundedMinor: payment.refundedMinor, paymentStatus });
      const entry = { orderId, amountMinor, kind: 'refunded', actor: 'system' } as const;
      const eventId = await this.orders.addEvent(entry);
      await this.outbox.record(ORDER_REFUNDED, { orderId, eventId } satisfies OrderRefunded);
    });
  }

  /** A refund that was done did not arrive: the shop has the money again. */
  private async reverse(orderId: number, { refundedMinor }: PaymentFacts): Promise<void> {
    const paymentStatus = refundedMinor === 0 ? 'paid' : 'partly_refunded';
    await this.orders.change(orderId, { refundedMinor, paymentStatus });
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { PAYMENT_REFUND_FAILED, PAYMENT_REFUNDED, Payments, type RefundEvent } from '@kp/payments';
import { ORDER_REFUNDED, type OrderRefunded } from '../events';
import { OrderRepository } from '../persistence/order.repository';

@Injectable()
export class RecordRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
  ) {}

  /** Copies the current state of the payment, so events may repeat or arrive in any order. */
  execute(orderId: number, paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      const payment = await this.payments.findById(paymentId);
      if (!order || !payment || order.paymentId !== paymentId) return;
      const { refundedMinor, capturedMinor } = payment;
      const amountMinor = refundedMinor - order.refundedMinor;
      if (amountMinor === 0) return;
      if (amountMinor < 0) {
        const paymentStatus = refundedMinor === 0 ? 'paid' : 'partly_refunded';
        return this.orders.change(orderId, { refundedMinor, paymentStatus });
      }
      const paymentStatus = refundedMinor >= capturedMinor ? 'refunded' : 'partly_refunded';
      await this.orders.change(orderId, { refundedMinor, paymentStatus });
      const entry = { orderId, amountMinor, kind: 'refunded', actor: 'system' } as const;
      const eventId = await this.orders.addEvent(entry);
      await this.outbox.record(ORDER_REFUNDED, { orderId, eventId } satisfies OrderRefunded);
    });
  }
}

@Injectable()
@HandlesEvent(PAYMENT_REFUNDED, {
  name: 'orders.record-refund',
  formerNames: ['orders.note-refund', 'NoteRefundHandler'],
  queue: 'payments',
})
export class RefundHandler implements EventHandler<RefundEvent> {
  constructor(private readonly recordRefund: RecordRefund) {}

  async handle({ payload: { orderId, paymentId } }: Delivery<RefundEvent>): Promise<void> {
    if (orderId !== null) await this.recordRefund.execute(orderId, paymentId);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_REFUND_FAILED, {
  name: 'orders.record-failed-refund',
  formerNames: ['orders.note-failed-refund', 'NoteFailedRefundHandler'],
  queue: 'payments',
})
export class FailedRefundHandler implements EventHandler<RefundEvent> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly recordRefund: RecordRefund,
  ) {}

  async handle({ payload: { orderId, paymentId, amountMinor } }: Delivery<RefundEvent>): Promise<void> {
    if (orderId === null) return;
    await this.recordRefund.execute(orderId, paymentId);
    await this.orders.addEvent({ orderId, kind: 'refund_failed', actor: 'system', amountMinor });
  }
}

import { Injectable } from '@nestjs/common';
import { PAYMENT_REFUND_FAILED, type RefundNews } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { OrderRepository } from '../persistence/order.repository';
import { NoteRefund } from '../use-cases/note-refund';

/** A refund will not happen by itself: the order's history says so, for whoever looks after it. */
@Injectable()
@HandlesEvent(PAYMENT_REFUND_FAILED, {
  name: 'orders.note-failed-refund',
  formerNames: ['NoteFailedRefundHandler'],
  queue: 'payments',
})
export class NoteFailedRefundHandler implements EventHandler<RefundNews> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly note: NoteRefund,
  ) {}

  async handle({ payload: { orderId, paymentId, amountMinor } }: Delivery<RefundNews>): Promise<void> {
    if (orderId === null) return;
    await this.note.execute(orderId, paymentId);
    await this.orders.addEvent({ orderId, kind: 'refund_failed', actor: 'system', amountMinor });
  }
}

import { Injectable } from '@nestjs/common';
import { PAYMENT_REFUNDED, type RefundNews } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { NoteRefund } from '../use-cases/note-refund';

@Injectable()
@HandlesEvent(PAYMENT_REFUNDED, {
  name: 'orders.note-refund',
  formerNames: ['NoteRefundHandler'],
  queue: 'payments',
})
export class NoteRefundHandler implements EventHandler<RefundNews> {
  constructor(private readonly note: NoteRefund) {}

  async handle({ payload: { orderId, paymentId } }: Delivery<RefundNews>): Promise<void> {
    if (orderId !== null) await this.note.execute(orderId, paymentId);
  }
}

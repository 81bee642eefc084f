import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import {
  type DisputeEvent,
  PAYMENT_DISPUTED,
  PAYMENT_REFUND_FAILED,
  PAYMENT_REFUNDED,
  type RefundEvent,
} from '@kp/payments';
import type { OrderEventKind } from '../domain/order.entity';
import { OrderRepository } from '../persistence/order.repository';
import { RecordRefund } from '../use-cases/record-refund';

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

const DISPUTE_KINDS = {
  open: 'disputed',
  won: 'dispute_won',
  lost: 'charged_back',
} as const satisfies Record<DisputeEvent['state'], OrderEventKind>;

@Injectable()
@HandlesEvent(PAYMENT_DISPUTED, { name: 'orders.record-dispute', queue: 'payments' })
export class DisputeHandler implements EventHandler<DisputeEvent> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly recordRefund: RecordRefund,
  ) {}

  async handle({ payload }: Delivery<DisputeEvent>): Promise<void> {
    const { orderId, paymentId, state, amountMinor } = payload;
    if (orderId === null) return;
    await this.recordRefund.execute(orderId, paymentId);
    await this.orders.addEvent({ orderId, kind: DISPUTE_KINDS[state], actor: 'system', amountMinor });
  }
}

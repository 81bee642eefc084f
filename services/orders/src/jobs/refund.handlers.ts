import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import {
  type DisputeEvent,
  PAYMENT_DISPUTED,
  PAYMENT_REFUND_FAILED,
  PAYMENT_REFUNDED,
  Payments,
  type PaymentSnapshot,
  type PaymentState,
  type RefundEvent,
} from '@kp/payments';
import { EDIT_REFUND_PREFIX } from '../editing/edit-refunds';
import type { OrderEventKind } from '../domain/order.entity';
import { ORDER_REFUNDED, type OrderRefunded } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { OrderRefunds } from '../use-cases/order-refunds';

const STATUS_BY_STATE: Partial<Record<PaymentState, PaymentStatus>> = {
  captured: 'paid',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

/** Of an order that several payments pay, all of them together. */
function paymentStatusOf(payments: readonly PaymentSnapshot[]): PaymentStatus | undefined {
  const states = new Set(payments.map(({ status }) => STATUS_BY_STATE[status]));
  const [only] = states;
  if (states.size === 1) return only;
  return states.has('paid') || states.has('partly_refunded') ? 'partly_refunded' : 'refunded';
}

const sumOf = (payments: readonly PaymentSnapshot[], amountOf: (of: PaymentSnapshot) => number): number =>
  payments.reduce((sum, payment) => sum + amountOf(payment), 0);

@Injectable()
export class RecordRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly refunds: OrderRefunds,
    private readonly outbox: Outbox,
  ) {}

  /** Copies the current state of the payment, so events may repeat or arrive in any order. */
  execute(orderId: number, paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      const payments = order ? await this.refunds.paymentsOf(order) : [];
      if (!order || !payments.some(({ id }) => id === paymentId)) return;
      const chargedBackMinor = sumOf(payments, (payment) => payment.chargedBackMinor);
      const paidBackMinor = sumOf(payments, (payment) => payment.refundedMinor);
      let editRefundedMinor = 0;
      for (const { id } of payments)
        editRefundedMinor += await this.payments.sumRefunded(id, EDIT_REFUND_PREFIX);
      const refundedMinor = paidBackMinor - editRefundedMinor + chargedBackMinor;
      const recordedMinor = order.refundedMinor - order.chargedBackMinor + order.editRefundedMinor;
      const amountMinor = paidBackMinor - recordedMinor;
      if (amountMinor === 0 && chargedBackMinor === order.chargedBackMinor) return;
      const paymentStatus = refundedMinor === 0 ? 'paid' : paymentStatusOf(payments);
      const refunded = { refundedMinor, chargedBackMinor, editRefundedMinor };
      await this.orders.change(orderId, { ...refunded, paymentStatus });
      if (amountMinor <= 0) return;
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

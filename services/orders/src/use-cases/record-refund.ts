import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { Payments, type PaymentSnapshot, type PaymentState } from '@kp/payments';
import { EDIT_REFUND_PREFIX } from '../editing/edit-refunds';
import { ORDER_REFUNDED, type OrderRefunded } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { OrderRefunds } from './order-refunds';

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

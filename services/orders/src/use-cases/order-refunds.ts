import { Injectable } from '@nestjs/common';
import { type PaymentSnapshot, Payments, refundableMinor } from '@kp/payments';
import type { AuditActor } from '@kp/platform/audit';
import type { Order } from '../domain/order.entity';
import { notRefundable } from '../domain/order.errors';
import { isPaidOnline } from '../domain/status-change';

type PaidOrder = Pick<Order, 'id' | 'paymentId' | 'paymentMethod' | 'paymentStatus' | 'status'>;

interface OrderRefund {
  amountMinor: number;
  reason: 'cancelled' | 'by-hand';
  admin?: AuditActor;
  key: string;
}

/** An order is paid by one payment, and by one for each change that added something. */
@Injectable()
export class OrderRefunds {
  constructor(private readonly payments: Payments) {}

  /** The first payment of the order, then those of its changes. */
  async paymentsOf({ id, paymentId }: Pick<Order, 'id' | 'paymentId'>): Promise<PaymentSnapshot[]> {
    const all = await this.payments.listOfOrder(id);
    const first = paymentId === null ? null : await this.payments.findById(paymentId);
    return [...(first ? [first] : []), ...all.filter(({ balanceId }) => balanceId !== null)];
  }

  async refundableOf(order: PaidOrder): Promise<number> {
    if (!isPaidOnline(order)) return 0;
    const payments = await this.paymentsOf(order);
    return payments.reduce((sum, payment) => sum + refundableMinor(payment), 0);
  }

  /** Online, by the link of its invoice. */
  async isPaidByLink({ invoiceNumber }: Pick<Order, 'invoiceNumber'>): Promise<boolean> {
    const payments = invoiceNumber === null ? [] : await this.payments.listOfInvoice(invoiceNumber);
    return payments.some((payment) => payment.paysInvoice && refundableMinor(payment) > 0);
  }

  /**
   * Of one payment where one covers it, so that it is one refund for the customer too.
   *
   * @throws PaymentError REFUND_TOO_LARGE, OrderError NOT_REFUNDABLE
   */
  async request(order: PaidOrder, { amountMinor, ...refund }: OrderRefund): Promise<void> {
    const payments = await this.paymentsOf(order);
    const covering = payments.find((payment) => refundableMinor(payment) >= amountMinor);
    let leftMinor = amountMinor;
    for (const payment of covering ? [covering] : payments.slice(1)) {
      const partMinor = Math.min(leftMinor, refundableMinor(payment));
      if (partMinor === 0) continue;
      await this.payments.requestRefund({ ...refund, paymentId: payment.id, amountMinor: partMinor });
      leftMinor -= partMinor;
    }
    if (leftMinor === 0) return;
    const [first] = payments;
    if (!first || first.balanceId !== null) throw notRefundable('This order has no payment to refund.');
    await this.payments.requestRefund({ ...refund, paymentId: first.id, amountMinor: leftMinor });
  }
}

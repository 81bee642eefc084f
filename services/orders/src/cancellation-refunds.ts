import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import type { Caller } from '@kp/platform/http';
import { Payments, refundableMinor } from '@kp/payments';
import type { Order } from './domain/order.entity';
import { notRefundable, orderNotPaid } from './domain/order.errors';
import { isPaidOnline } from './domain/status-change';

/** The money of orders that are cancelled. Every call belongs inside the transaction that has locked the order. */
@Injectable()
export class CancellationRefunds {
  constructor(private readonly payments: Payments) {}

  /** @throws OrderError ORDERS.NOT_PAID, also when all of the money is on its way back */
  async assertPaid(order: Order): Promise<void> {
    if (!isPaidOnline(order) || (await this.leftOf(order)) === 0) throw orderNotPaid();
  }

  /**
   * Asks for the money of a cancelled order to be given back.
   * @param amount a decimal; absent: all that is left, "0": nothing
   * @returns what was asked for, in minor units
   * @throws OrderError ORDERS.NOT_REFUNDABLE when an amount is given and nothing was paid; PaymentError
   *   PAYMENTS.REFUND_TOO_LARGE
   */
  async request(order: Order, amount: string | undefined, admin: Caller): Promise<number> {
    const left = isPaidOnline(order) ? await this.leftOf(order) : 0;
    const amountMinor = amount === undefined ? left : parseMinor(amount);
    if (amountMinor === 0) return 0;
    if (left === 0) throw notRefundable('There is no payment of this order to give back.');
    const wish = { paymentId: order.paymentId!, amountMinor, actorUserId: admin.userId };
    await this.payments.requestRefund({ ...wish, reason: 'cancelled', key: `cancelled:${randomUUID()}` });
    return amountMinor;
  }

  private async leftOf({ paymentId }: Order): Promise<number> {
    const payment = paymentId === null ? null : await this.payments.findById(paymentId);
    return payment ? refundableMinor(payment) : 0;
  }
}

import { Injectable } from '@nestjs/common';
import { editBalance } from '@kp/commerce/order-editing';
import type { Principal } from '@kp/platform/http';
import { type Order, transferredMinor } from '../domain/order.entity';
import { notRefundable } from '../domain/order.errors';
import { isPaidOnline } from '../domain/status-change';
import { OrderRepository } from '../persistence/order.repository';
import { OrderRefunds } from '../use-cases/order-refunds';
import { editRefundKey } from './edit-refunds';

interface ChangedBy {
  /** Of the history entry of the change: the key of its refund. */
  eventId: number;
  /** Null for a change that nobody made. */
  admin: Principal | null;
  /** The staff has given back what was paid too much. */
  isReturned?: boolean;
}

/** What a change of the total means for what was paid: the rest is refunded in its transaction, or is to be paid. */
@Injectable()
export class ApplyDifference {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: OrderRefunds,
  ) {}

  /** @returns what is still to be paid afterwards @throws OrderError ORDERS.NOT_REFUNDABLE */
  async apply(order: Order, totalMinor: number, { eventId, admin, isReturned }: ChangedBy): Promise<number> {
    const { outstandingMinor, refundMinor } = editBalance(order, totalMinor);
    if (refundMinor === 0) return outstandingMinor;
    const isByHand = isReturned && !canRefund(order);
    if (!isByHand && !canRefund(order))
      throw notRefundable('This order was not paid online, so its difference cannot be refunded.');
    // What was transferred for its invoice is a credit then.
    if (isPaidByInvoice(order) && !(await this.refunds.isPaidByLink(order))) return outstandingMinor;
    if (!isByHand && !isPaidByInvoice(order)) {
      const key = editRefundKey(eventId);
      const refund = { amountMinor: refundMinor, reason: 'by-hand', admin: admin ?? undefined, key } as const;
      await this.refunds.request(order, refund);
    }
    const by = admin
      ? ({ actor: 'admin', actorUserId: admin.userId } as const)
      : ({ actor: 'system' } as const);
    await this.orders.addEvent({
      orderId: order.id,
      kind: isByHand ? 'refunded' : 'refund_requested',
      ...by,
      amountMinor: refundMinor,
    });
    return outstandingMinor;
  }
}

/** What is paid too much can go back without somebody who returns cash or transfers it. */
export const canRefund = (order: Order): boolean =>
  isPaidByInvoice(order) || (isPaidOnline(order) && order.paymentId !== null);

/** Its payments are those of its invoice, whose correction gives back what is too much, unless it was paid before. */
const isPaidByInvoice = (order: Order) =>
  order.invoiceNumber !== null && order.paymentId === null && transferredMinor(order) < order.totalMinor;

import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { mayReturnBecome, minorToDecimal, type RefundMethod, type ReturnState } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order, OrderEventKind } from '../domain/order.entity';
import { notRefundable, orderNotFound } from '../domain/order.errors';
import { returnChanged, returnNotFound } from '../domain/return.errors';
import { isPaidOnline } from '../domain/status-change';
import { ORDER_RETURN_CHANGED, type OrderReturnChanged } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { OrderRefunds } from '../use-cases/order-refunds';
import { ReturnReader } from './return-reader';
import {
  CHANGE_RETURN,
  FIND_ORDER_OF_RETURN,
  FREE_RETURNED_UNITS,
  RECEIVE_LINES,
  refundKeyOf,
  type ReturnedLine,
  type ReturnView,
} from './return.queries';

interface Change {
  state: ReturnState;
  staffReason?: string;
  refund?: ReturnRefund;
  /** What else belongs to the change, in its transaction. */
  effect?: (request: ReturnView, order: Order) => Promise<void>;
}

interface ReturnRefund {
  method: RefundMethod;
  amountMinor: number;
}

const EVENTS: Partial<Record<ReturnState, OrderEventKind>> = {
  approved: 'return_approved',
  rejected: 'return_rejected',
  received: 'return_received',
  closed: 'return_closed',
};

/** A repeated action answers the return as it is: stock and money move once. */
@Injectable()
export class DecideReturn {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly reader: ReturnReader,
    private readonly stock: CatalogStock,
    private readonly refunds: OrderRefunds,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  approve(id: number, admin: Principal): Promise<ReturnView> {
    return this.change(id, { state: 'approved' }, admin);
  }

  reject(id: number, staffReason: string, admin: Principal): Promise<ReturnView> {
    return this.change(id, { state: 'rejected', staffReason, effect: () => this.freeUnits(id) }, admin);
  }

  /** Without a refund. */
  close(id: number, staffReason: string, admin: Principal): Promise<ReturnView> {
    const effect = async ({ state }: ReturnView) => {
      if (state === 'approved') await this.freeUnits(id);
    };
    return this.change(id, { state: 'closed', staffReason, effect }, admin);
  }

  /** @param restockedOf of a line, how many units go back to the stock; those beyond it are written off */
  receive(id: number, restockedOf: (line: ReturnedLine) => number, admin: Principal): Promise<ReturnView> {
    const effect = async ({ lines, orderId }: ReturnView) => {
      const units = lines.map((line) => ({ ...line, quantity: Math.min(restockedOf(line), line.quantity) }));
      const values = [id, units.map(({ orderLineId }) => orderLineId), units.map(({ quantity }) => quantity)];
      await this.sql.run(RECEIVE_LINES, values);
      // Units that were never taken from the stock do not return to it.
      const restocked = units
        .map((line, index) => {
          const deducted = lines[index]!.quantity - line.undeductedQuantity;
          return { ...line, quantity: Math.min(line.quantity, deducted) };
        })
        .filter(({ quantity }) => quantity > 0);
      if (restocked.length > 0) await this.stock.restock(restocked, { orderId });
    };
    return this.change(id, { state: 'received', effect }, admin);
  }

  /** @throws PaymentError PAYMENTS.REFUND_TOO_LARGE, OrderError ORDERS.NOT_REFUNDABLE */
  refund(id: number, refund: ReturnRefund, admin: Principal): Promise<ReturnView> {
    const effect = (request: ReturnView, order: Order) => this.payBack(request, order, refund, admin);
    return this.change(id, { state: 'refunded', refund, effect }, admin);
  }

  private change(id: number, { state, effect, ...more }: Change, admin: Principal): Promise<ReturnView> {
    return this.transactions.run(async () => {
      const owner = await this.sql.first<{ orderId: number }>(FIND_ORDER_OF_RETURN, [id]);
      if (!owner) throw returnNotFound();
      const order = await this.orders.findForUpdate(owner.orderId);
      if (!order) throw orderNotFound();
      const before = await this.reader.get(id);
      if (before.state === state) return before;
      if (!mayReturnBecome(before.state, state)) throw returnChanged();
      await effect?.(before, order);
      const { staffReason = null, refund } = more;
      const { method = null, amountMinor = null } = refund ?? {};
      await this.sql.run(CHANGE_RETURN, [id, before.state, state, staffReason, method, amountMinor]);
      const after = await this.reader.get(id);
      await this.record(before, after, admin);
      return after;
    });
  }

  private async record(before: ReturnView, after: ReturnView, admin: Principal): Promise<void> {
    const { id: returnId, orderId, state, returnNumber, staffReason } = after;
    const kind = EVENTS[state];
    const note = [returnNumber, staffReason].filter(Boolean).join(': ');
    if (kind) await this.orders.addEvent({ orderId, kind, actor: 'admin', actorUserId: admin.userId, note });
    await this.outbox.record(ORDER_RETURN_CHANGED, { orderId, returnId, state } satisfies OrderReturnChanged);
    await this.audit.record(admin, {
      action: `return.${state}`,
      subject: 'return',
      subjectId: returnId,
      before: audited(before),
      after: audited(after),
    });
  }

  private async freeUnits(id: number): Promise<void> {
    await this.sql.run(FREE_RETURNED_UNITS, [id]);
  }

  private async payBack(
    { id, returnNumber: note }: ReturnView,
    order: Order,
    refund: ReturnRefund,
    admin: Principal,
  ): Promise<void> {
    const { amountMinor, method } = refund;
    const entry = {
      orderId: order.id,
      actor: 'admin',
      actorUserId: admin.userId,
      amountMinor,
      note,
    } as const;
    const isOnline = method === 'payment';
    if (isOnline !== hasPayment(order)) throw notRefundable('Choose another way to refund.');
    if (isOnline)
      await this.refunds.request(order, { amountMinor, admin, key: refundKeyOf(id), reason: 'by-hand' });
    const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'partly_refunded';
    const left = isPaid ? order.totalMinor - order.refundedMinor - order.concededMinor : 0;
    if (amountMinor > left)
      throw notRefundable(`You can refund up to ${minorToDecimal(left)} ${order.currency}.`);
    if (isOnline) {
      await this.orders.addEvent({ ...entry, kind: 'refund_requested' });
      return;
    }
    const refundedMinor = order.refundedMinor + amountMinor;
    const paymentStatus = amountMinor === left ? 'refunded' : 'partly_refunded';
    await this.orders.change(order.id, { refundedMinor, paymentStatus });
    await this.orders.addEvent({ ...entry, kind: 'refunded' });
  }
}

function hasPayment(order: Order): boolean {
  return isPaidOnline(order) && order.paymentId !== null;
}

function audited({ state, staffReason, refundMethod, refundMinor, lines }: ReturnView): object {
  const restocked = lines
    .filter(({ restockedQuantity }) => restockedQuantity)
    .map(({ productCode, restockedQuantity }) => `${restockedQuantity} × ${productCode}`);
  return { state, staffReason, refundMethod, refundMinor, restocked };
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rightRequired } from '@kp/auth';
import { CatalogStock } from '@kp/catalog';
import { awaitsPayment, isCancellable, minorToDecimal, parseMinor } from '@kp/commerce';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { DiscountUses } from '../discounts/discount-uses';
import { deductedUnits } from '../domain/backorder';
import type { Order, OrderEvent, OrderLine } from '../domain/order.entity';
import { balanceOutstanding } from '../domain/edit.errors';
import {
  notRefundable,
  orderNotCancellable,
  orderNotConfirmed,
  orderNotFound,
  orderNotPaid,
  type Shortage,
  shortStock,
} from '../domain/order.errors';
import {
  leavesWaiting,
  mustBePaidFor,
  type SetStatusCommand,
  type StatusChange,
  statusChange,
} from '../domain/status-change';
import {
  ORDER_SHIPMENT_CHANGED,
  ORDER_STATUS_CHANGED,
  type OrderPlaced,
  type OrderStatusChanged,
} from '../events';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import { Shipments } from '../shipments/shipments';
import { OrderRefunds } from './order-refunds';

type ChangedBy = Pick<OrderEvent, 'actor' | 'actorUserId'> & {
  /** Changes of the staff are recorded in the audit log. */
  admin?: AuditActor;
};

@Injectable()
export class SetOrderStatus {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly refunds: OrderRefunds,
    private readonly stock: CatalogStock,
    private readonly outbox: Outbox,
    private readonly reservations: OrderReservations,
    private readonly shipments: Shipments,
    private readonly discounts: DiscountUses,
    private readonly audit: AuditLog,
  ) {}

  /** Idempotent: values an order already has move no stock or money and record no event. */
  execute(id: number, command: SetStatusCommand, admin: AuditActor & Partial<Principal>): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const isAboutCancelling = order.status === 'cancelled' || command.status === 'cancelled';
      if (isAboutCancelling && admin.rights?.includes('orders') === false) throw rightRequired('orders');
      return this.change(order, command, { actor: 'admin', actorUserId: admin.userId, admin });
    });
  }

  /**
   * Until something is packed. Idempotent, as above.
   *
   * @param userId null for the guest who has the order's link
   */
  cancel(id: number, userId: number | null): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order || (userId !== null && order.userId !== userId)) throw orderNotFound();
      if (order.status !== 'cancelled' && !isCancellable(order)) throw orderNotCancellable();
      const actor = userId === null ? 'guest' : 'customer';
      return this.change(order, { status: 'cancelled' }, { actor, actorUserId: userId });
    });
  }

  private async change(order: Order, command: SetStatusCommand, by: ChangedBy): Promise<Order> {
    const { id } = order;
    const { admin, ...actor } = by;
    const change = statusChange(order, command);
    const refundMinor = await this.applyPayments(order, command, change, admin);
    // A shipment takes units on backorder from stock after those of an order that is reopened.
    if (order.lines.some(({ backorderedQuantity }) => backorderedQuantity > 0))
      await this.stock.lock(order.lines.map(({ productId }) => productId));
    const reservation = await this.moveStock(order, change);
    if (change.isStatusChanged) await this.moveDiscount(order, command);
    await this.moveParcels(order, command, change);
    const columns = { ...change.columns, ...reservation };
    if (Object.keys(columns).length > 0) await this.orders.change(id, columns);
    const entry = { orderId: id, ...actor };
    if (change.event) await this.orders.addEvent({ ...entry, ...change.event });
    if (refundMinor > 0) {
      await this.orders.addEvent({ ...entry, kind: 'refund_requested', amountMinor: refundMinor });
    }
    await this.announce(order, command, change);
    if (admin) await this.record(admin, order, { change, refundMinor });
    return (await this.orders.find(id))!;
  }

  private async announce(
    { id: orderId, status: fromStatus }: Order,
    { status: toStatus }: SetStatusCommand,
    { isStatusChanged, event }: StatusChange,
  ): Promise<void> {
    if (isStatusChanged) {
      const changed: OrderStatusChanged = { orderId, fromStatus, toStatus };
      await this.outbox.record(ORDER_STATUS_CHANGED, changed);
    } else if (event?.kind === 'shipment') {
      await this.outbox.record(ORDER_SHIPMENT_CHANGED, { orderId } satisfies OrderPlaced);
    }
  }

  private record(
    admin: AuditActor,
    order: Order,
    { change, refundMinor }: { change: StatusChange; refundMinor: number },
  ): Promise<void> {
    const { id, status, paymentStatus, awbNumber, courier } = order;
    const before = { status, paymentStatus, awbNumber, courier };
    // The text may name the customer, so it stays in the history, which is erased with the account.
    const note = change.event?.note ? { hasNote: true } : {};
    const refund = refundMinor > 0 ? { refund: minorToDecimal(refundMinor), currency: order.currency } : {};
    return this.audit.record(admin, {
      action: change.isStatusChanged ? `order.${change.columns.status}` : 'order.updated',
      subject: 'order',
      subjectId: id,
      before,
      after: { ...before, ...change.columns, ...refund, ...note },
    });
  }

  /** Shipped and delivered orders are shipped completely; an order that goes back loses its newest shipment. */
  private async moveParcels(
    order: Order,
    { status, awbNumber, courier }: SetStatusCommand,
    { isStatusChanged, columns }: StatusChange,
  ): Promise<void> {
    if (!isStatusChanged) return this.shipments.correctNewest(order.id, columns);
    if (wasSent({ status })) return this.shipments.shipRest(order, { awbNumber, courier });
    if (wasSent(order) && status !== 'cancelled') await this.shipments.withdrawNewest(order.id);
  }

  /** A cancelled order gives its use back; one that is reopened takes it again. */
  private async moveDiscount(order: Order, { status }: SetStatusCommand): Promise<void> {
    const { id: orderId, discountCode } = order;
    if (status === 'cancelled') return this.discounts.release({ orderId });
    if (order.status !== 'cancelled' || discountCode === null) return;
    await this.discounts.useAgain(discountCode, { orderId }, order, { isPaid: false });
  }

  /** What a change means for the money. @returns what is refunded */
  private async applyPayments(
    order: Order,
    { status, refundAmount, isOutstandingAccepted = false }: SetStatusCommand,
    { isStatusChanged }: StatusChange,
    admin: AuditActor | undefined,
  ): Promise<number> {
    if (isStatusChanged && order.confirmationRequired && leavesWaiting(order, status))
      throw orderNotConfirmed();
    if (isStatusChanged && mustBePaidFor(order, status) && (await this.refunds.refundableOf(order)) === 0)
      throw orderNotPaid();
    const isSent = isStatusChanged && wasSent({ status }) && !wasSent(order);
    if (isSent && order.outstandingMinor > 0 && !isOutstandingAccepted) throw balanceOutstanding(order);
    if (isStatusChanged && status === 'cancelled') return this.requestRefund(order, refundAmount, admin);
    if (refundAmount === undefined) return 0;
    throw notRefundable('An order is refunded once, when you cancel it.');
  }

  private async requestRefund(
    order: Order,
    amount: string | undefined,
    admin: AuditActor | undefined,
  ): Promise<number> {
    const refundable = await this.refunds.refundableOf(order);
    const amountMinor =
      amount === undefined ? Math.max(0, refundable - order.concededMinor) : parseMinor(amount);
    if (amountMinor === 0) return 0;
    if (refundable === 0) throw notRefundable('This order has no payment to refund.');
    const key = `cancelled:${randomUUID()}`;
    await this.refunds.request(order, { amountMinor, admin, reason: 'cancelled', key });
    return amountMinor;
  }

  private async moveStock(
    order: Order,
    { stock, columns }: StatusChange,
  ): Promise<Partial<Pick<Order, 'reservedUntil' | 'isStockReleased'>>> {
    if (stock === 'none') return {};
    const { id } = order;
    const lines = deductedUnits(await this.orders.findLines(id));
    if (stock === 'return') {
      if (!order.isStockReleased) await this.stock.restock(lines, { orderId: id });
      return { reservedUntil: null };
    }
    const { shortages } = await this.stock.deduct(lines, { orderId: id });
    if (shortages.length > 0) throw shortStock(withOrderedNames(shortages, lines));
    const isWaiting = order.confirmationRequired || awaitsPayment({ ...order, ...columns });
    const until = new Date(Date.now() + this.reservations.minutesOf(order) * 60_000);
    return { reservedUntil: isWaiting ? until : null, isStockReleased: false };
  }
}

export function wasSent({ status }: Pick<Order, 'status'>): boolean {
  return status === 'shipped' || status === 'delivered';
}

function withOrderedNames(shortages: readonly Shortage[], lines: readonly OrderLine[]): Shortage[] {
  const names = new Map(lines.map(({ productId, productName }) => [productId, productName]));
  return shortages.map((shortage) => ({ ...shortage, name: names.get(shortage.productId) ?? shortage.name }));
}

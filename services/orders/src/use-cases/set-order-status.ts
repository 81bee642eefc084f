import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { awaitsPayment } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Caller } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { CancellationRefunds } from '../cancellation-refunds';
import type { Order, OrderLine } from '../domain/order.entity';
import {
  notRefundable,
  orderNotConfirmed,
  orderNotFound,
  type Shortage,
  shortStock,
} from '../domain/order.errors';
import {
  leavesWaiting,
  mustBePaidFor,
  type StatusChange,
  statusChange,
  type StatusWish,
} from '../domain/status-change';
import {
  ORDER_SHIPMENT_CHANGED,
  ORDER_STATUS_CHANGED,
  type OrderPlaced,
  type OrderStatusChanged,
} from '../events';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';

@Injectable()
export class SetOrderStatus {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly refunds: CancellationRefunds,
    private readonly stock: CatalogStock,
    private readonly outbox: Outbox,
    private readonly reservations: OrderReservations,
  ) {}

  /**
   * Sets the status and shipment data. What is there already changes nothing: stock moves, refunds and events happen once.
   * @throws OrderError ORDERS.NOT_FOUND; NOT_PAID; NOT_CONFIRMED; NOT_REFUNDABLE; SHORT_STOCK when a cancelled order cannot be reopened
   */
  execute(id: number, wish: StatusWish, admin: Caller): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const change = statusChange(order, wish);
      const refundMinor = await this.settle(order, wish, change, admin);
      const reservation = await this.moveStock(order, change);
      const columns = { ...change.columns, ...reservation };
      if (Object.keys(columns).length > 0) await this.orders.change(id, columns);
      const entry = { orderId: id, actor: 'admin', actorUserId: admin.userId } as const;
      if (change.event) await this.orders.addEvent({ ...entry, ...change.event });
      if (refundMinor > 0) {
        await this.orders.addEvent({ ...entry, kind: 'refund_requested', amountMinor: refundMinor });
      }
      if (change.isStatusChanged) {
        const changed: OrderStatusChanged = { orderId: id, fromStatus: order.status, toStatus: wish.status };
        await this.outbox.record(ORDER_STATUS_CHANGED, changed);
      } else if (change.event?.kind === 'shipment') {
        await this.outbox.record(ORDER_SHIPMENT_CHANGED, { orderId: id } satisfies OrderPlaced);
      }
      return (await this.orders.find(id))!;
    });
  }

  /** @returns the refund asked for, in minor units */
  private async settle(
    order: Order,
    { status, refundAmount }: StatusWish,
    { isStatusChanged }: StatusChange,
    admin: Caller,
  ): Promise<number> {
    if (isStatusChanged && order.confirmationRequired && leavesWaiting(order, status))
      throw orderNotConfirmed();
    if (isStatusChanged && mustBePaidFor(order, status)) await this.refunds.assertPaid(order);
    if (isStatusChanged && status === 'cancelled') return this.refunds.request(order, refundAmount, admin);
    if (refundAmount === undefined) return 0;
    throw notRefundable('Money is given back with the cancellation of an order, once.');
  }

  /** @returns what becomes of the reservation of an order that waits for its payment or its confirmation */
  private async moveStock(
    order: Order,
    { stock, columns }: StatusChange,
  ): Promise<Partial<Pick<Order, 'reservedUntil' | 'isStockReleased'>>> {
    if (stock === 'none') return {};
    const { id } = order;
    const lines = await this.orders.findLines(id);
    if (stock === 'return') {
      if (!order.isStockReleased) await this.stock.giveBack(lines, { orderId: id });
      return { reservedUntil: null };
    }
    const { shortages } = await this.stock.take(lines, { orderId: id });
    if (shortages.length > 0) throw shortStock(namedBy(lines, shortages));
    const isWaiting = order.confirmationRequired || awaitsPayment({ ...order, ...columns });
    const until = new Date(Date.now() + this.reservations.minutesOf(order) * 60_000);
    return { reservedUntil: isWaiting ? until : null, isStockReleased: false };
  }
}

/** The order knows its products also when the shop no longer shows them. */
function namedBy(lines: readonly OrderLine[], shortages: readonly Shortage[]): Shortage[] {
  const names = new Map(lines.map(({ productId, productName }) => [productId, productName]));
  return shortages.map((shortage) => ({ ...shortage, name: names.get(shortage.productId) ?? shortage.name }));
}

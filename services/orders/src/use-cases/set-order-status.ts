import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import type { StockEffect } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Caller } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { CancellationRefunds } from '../cancellation-refunds';
import { mustBePaidFor } from '../domain/order-payment';
import { orderNotFound, shortStock } from '../domain/order.errors';
import type { Order } from '../domain/order.entity';
import { notRefundable } from '../domain/payment.errors';
import { type StatusChange, statusChange, type StatusWish } from '../domain/status-change';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from '../events';
import { OrderRepository } from '../persistence/order.repository';

@Injectable()
export class SetOrderStatus {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly refunds: CancellationRefunds,
    private readonly stock: CatalogStock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sets the status and shipment data. What is there already changes nothing: stock moves, refunds and events happen once.
   * @throws OrderError ORDERS.NOT_FOUND; NOT_PAID; NOT_REFUNDABLE; SHORT_STOCK when a cancelled order cannot be reopened
   */
  execute(id: number, wish: StatusWish, admin: Caller): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const change = statusChange(order, wish);
      const refundMinor = await this.settle(order, wish, change, admin);
      await this.moveStock(change.stock, id);
      if (Object.keys(change.columns).length > 0) await this.orders.change(id, change.columns);
      const entry = { orderId: id, actor: 'admin', actorUserId: admin.userId } as const;
      if (change.event) await this.orders.addEvent({ ...entry, ...change.event });
      if (refundMinor > 0) {
        await this.orders.addEvent({ ...entry, kind: 'refund_requested', amountMinor: refundMinor });
      }
      if (change.isStatusChanged) {
        const changed: OrderStatusChanged = { orderId: id, fromStatus: order.status, toStatus: wish.status };
        await this.outbox.record(ORDER_STATUS_CHANGED, changed);
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
    if (isStatusChanged && mustBePaidFor(order, status)) await this.refunds.assertPaid(order);
    if (isStatusChanged && status === 'cancelled') return this.refunds.request(order, refundAmount, admin);
    if (refundAmount === undefined) return 0;
    throw notRefundable('Money is given back with the cancellation of an order, once.');
  }

  private async moveStock(effect: StockEffect, orderId: number): Promise<void> {
    if (effect === 'none') return;
    const lines = await this.orders.findLines(orderId);
    if (effect === 'return') return this.stock.giveBack(lines, { orderId });
    const { shortages } = await this.stock.take(lines, { orderId });
    if (shortages.length > 0) throw shortStock(shortages);
  }
}

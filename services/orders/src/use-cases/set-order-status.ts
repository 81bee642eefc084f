import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import type { StockEffect } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Caller } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { orderNotFound, shortStock } from '../domain/order.errors';
import type { Order } from '../domain/order.entity';
import { statusChange, type StatusWish } from '../domain/status-change';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from '../events';
import { OrderRepository } from '../persistence/order.repository';

@Injectable()
export class SetOrderStatus {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sets the status and shipment data. What is there already changes nothing: stock moves and events happen once.
   * @throws OrderError ORDERS.NOT_FOUND; ORDERS.SHORT_STOCK when a cancelled order cannot be reopened
   */
  execute(id: number, wish: StatusWish, admin: Caller): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      const { stock, columns, event, isStatusChanged } = statusChange(order, wish);
      await this.moveStock(stock, id);
      if (Object.keys(columns).length > 0) await this.orders.change(id, columns);
      if (event) {
        await this.orders.addEvent({ ...event, orderId: id, actor: 'admin', actorUserId: admin.userId });
      }
      if (isStatusChanged) {
        const changed: OrderStatusChanged = { orderId: id, fromStatus: order.status, toStatus: wish.status };
        await this.outbox.record(ORDER_STATUS_CHANGED, changed);
      }
      return (await this.orders.find(id))!;
    });
  }

  private async moveStock(effect: StockEffect, orderId: number): Promise<void> {
    if (effect === 'none') return;
    const lines = await this.orders.findLines(orderId);
    if (effect === 'return') return this.stock.giveBack(lines, { orderId });
    const { shortages } = await this.stock.take(lines, { orderId });
    if (shortages.length > 0) throw shortStock(shortages);
  }
}

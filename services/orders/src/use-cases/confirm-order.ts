import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { deductedUnits } from '../domain/backorder';
import type { Order } from '../domain/order.entity';
import { confirmationExpired, orderNotFound, shortStock } from '../domain/order.errors';
import { ORDER_CONFIRMED, type OrderPlaced } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { PromisedDays } from '../promised-days';
import { StatusLinks } from '../status-links';

@Injectable()
export class ConfirmOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
    private readonly stock: CatalogStock,
    private readonly promises: PromisedDays,
    private readonly outbox: Outbox,
  ) {}

  execute(token: string): Promise<Order> {
    return this.transactions.run(async () => {
      const id = this.links.findOrderToConfirm(token);
      const order = id === null ? null : await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      if (order.confirmationRequired) await this.confirm(order);
      return (await this.orders.find(order.id))!;
    });
  }

  private async confirm({ id, status, reservedUntil, isStockReleased, ...order }: Order): Promise<void> {
    if (status !== 'pending' || reservedUntil === null || reservedUntil < new Date()) {
      throw confirmationExpired();
    }
    if (isStockReleased) {
      const lines = deductedUnits(await this.orders.findLines(id));
      const { shortages } = await this.stock.deduct(lines, { orderId: id });
      if (shortages.length > 0) throw shortStock(shortages);
    }
    const columns = { confirmationRequired: false, reservedUntil: null, isStockReleased: false };
    const days = this.promises.of(order.shippingAddress, order.lines, new Date());
    await this.orders.change(id, { ...columns, ...days });
    await this.orders.addEvent({ orderId: id, kind: 'confirmed', actor: 'guest' });
    await this.outbox.record(ORDER_CONFIRMED, { orderId: id } satisfies OrderPlaced);
  }
}

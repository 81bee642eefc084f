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
import { TransferDeadlines } from '../transfers/transfer-deadlines';

@Injectable()
export class ConfirmOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
    private readonly stock: CatalogStock,
    private readonly promises: PromisedDays,
    private readonly transfers: TransferDeadlines,
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
    const columns = { confirmationRequired: false, isStockReleased: false };
    await this.orders.change(id, { ...columns, ...this.afterwards(order) });
    await this.orders.addEvent({ orderId: id, kind: 'confirmed', actor: 'guest' });
    await this.outbox.record(ORDER_CONFIRMED, { orderId: id } satisfies OrderPlaced);
  }

  /** An order by transfer goes on waiting, for its money. */
  private afterwards(order: Pick<Order, 'paymentMethod' | 'shippingAddress' | 'deliveryMethod' | 'lines'>) {
    if (order.paymentMethod === 'bank_transfer') return { reservedUntil: this.transfers.from(new Date()) };
    return { reservedUntil: null, ...this.promises.of(order, order.lines, new Date()) };
  }
}

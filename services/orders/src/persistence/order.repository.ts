import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@kp/commerce';
import { Sql, Transactions } from '@kp/platform/database';
import type { FindManyOptions } from 'typeorm';
import type { NewOrder } from '../domain/new-order';
import { OrderEvent } from '../domain/order-event.entity';
import { OrderLine } from '../domain/order-line.entity';
import { Order } from '../domain/order.entity';
import { INSERT_ORDER, insertValues } from './insert-order';

/** Which orders to list; a missing field does not narrow. */
export interface OrderFilter {
  userId?: number;
  status?: OrderStatus;
}

export interface Page {
  limit: number;
  offset: number;
}

/** One query for the orders, one for all their lines, one for all their history. */
const WHOLE = {
  relations: { lines: true, history: true },
  relationLoadStrategy: 'query',
} satisfies FindManyOptions<Order>;

@Injectable()
export class OrderRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** Stores a new order and answers it as it stands now. */
  async insert(order: NewOrder): Promise<Order> {
    const ids = await this.sql.rows<{ id: number }>(INSERT_ORDER, insertValues(order));
    const { lines, placed, ...rest } = order;
    return {
      ...rest,
      lines: lines.map((line, place) => ({ ...line, id: ids[place]!.id, orderId: order.id })),
      // Its id is of no use to anybody who has just placed an order, and costs nothing to leave out.
      history: [{ ...placed, id: 0 }],
    };
  }

  async find(id: number): Promise<Order | null> {
    const [order] = await this.read({ where: { id } });
    return order ?? null;
  }

  /** Somebody else's order is not found. */
  async findOwned(id: number, userId: number): Promise<Order | null> {
    const [order] = await this.read({ where: { id, userId } });
    return order ?? null;
  }

  async list(filter: OrderFilter, { limit, offset }: Page): Promise<Order[]> {
    return this.read({ where: filter, order: { createdAt: 'DESC', id: 'DESC' }, take: limit, skip: offset });
  }

  count(filter: OrderFilter): Promise<number> {
    return this.transactions.manager.countBy(Order, filter);
  }

  /** The order without lines and history, locked until the transaction ends: changes of one order come one by one. */
  findForUpdate(id: number): Promise<Order | null> {
    return this.transactions.manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findLines(orderId: number): Promise<OrderLine[]> {
    return this.transactions.manager.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } });
  }

  async change(id: number, columns: Partial<Order>): Promise<void> {
    await this.transactions.manager.update(Order, { id }, { ...columns, updatedAt: () => 'now()' });
  }

  async addEvent(event: Omit<OrderEvent, 'id' | 'at' | 'order'>): Promise<void> {
    await this.transactions.manager.insert(OrderEvent, event);
  }

  private async read(options: FindManyOptions<Order>): Promise<Order[]> {
    const orders = await this.transactions.manager.find(Order, { ...options, ...WHOLE });
    for (const order of orders) {
      order.lines.sort((left, right) => left.id - right.id);
      order.history.sort((left, right) => left.id - right.id);
    }
    return orders;
  }
}

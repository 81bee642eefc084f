import { Injectable } from '@nestjs/common';
import { Sql, type Statement, Transactions } from '@kp/platform/database';
import type { NewOrder } from '../domain/new-order';
import { OrderEvent } from '../domain/order-event.entity';
import { OrderLine } from '../domain/order-line.entity';
import { Order } from '../domain/order.entity';
import { INSERT_ORDER, insertValues } from './insert-order';
import {
  countOrders,
  FIND_ORDER,
  FIND_OWNED_ORDER,
  listOrders,
  orderOf,
  type OrderFilter,
  type OrderRow,
  type Page,
} from './read-orders';

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

  find(id: number): Promise<Order | null> {
    return this.findOne(FIND_ORDER, [id]);
  }

  /** Somebody else's order is not found. */
  findOwned(id: number, userId: number): Promise<Order | null> {
    return this.findOne(FIND_OWNED_ORDER, [id, userId]);
  }

  async list(filter: OrderFilter, page: Page): Promise<Order[]> {
    const { statement, values } = listOrders(filter, page);
    return (await this.sql.rows<OrderRow>(statement, values)).map(orderOf);
  }

  async count(filter: OrderFilter): Promise<number> {
    const { statement, values } = countOrders(filter);
    return (await this.sql.first<{ total: number }>(statement, values))!.total;
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

  private async findOne(statement: Statement, values: unknown[]): Promise<Order | null> {
    const row = await this.sql.first<OrderRow>(statement, values);
    return row && orderOf(row);
  }
}

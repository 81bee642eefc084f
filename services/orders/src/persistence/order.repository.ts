import { Injectable } from '@nestjs/common';
import { sessionEnded } from '@kp/auth';
import type { OrderSort } from '@kp/commerce/list-rules';
import { prepared, Sql, type Statement, Transactions } from '@kp/platform/database';
import type { NewOrder } from '../domain/new-order';
import { Order, OrderEvent, OrderLine } from '../domain/order.entity';
import type { OrderFilter } from './order-filter.queries';
import {
  countOrderLines,
  countOrders,
  type Frequency,
  listOrders,
  orderIds,
  type Page,
} from './order-list.queries';
import { type Collected, collectOrders, listNearOrders, type OffsetPage } from './order-search.queries';
import {
  FIND_ORDER,
  FIND_OWNED_ORDER,
  type GuestCashUsage,
  INSERT_ORDER,
  insertValues,
  orderOf,
  ORDERS_WITH_DETAILS,
  type OrderRow,
} from './order.queries';

export type NewOrderEvent = Pick<OrderEvent, 'orderId' | 'kind' | 'actor'> &
  Partial<Omit<OrderEvent, 'id' | 'at'>>;

/** LOCK_ORDER (transactions.ts): before payment and products. */
const LOCK = prepared('orders.lock', 'SELECT id FROM orders WHERE id = $1 FOR UPDATE');
const LOCK_NUMBERED = prepared(
  'orders.lock-numbered',
  'SELECT id FROM orders WHERE order_number = ANY ($1::text[]) ORDER BY id FOR UPDATE',
);
const FIND_NUMBERED = prepared(
  'orders.find-numbered',
  'SELECT id FROM orders WHERE order_number = ANY ($1::text[]) ORDER BY id',
);
const LIST_NUMBERED = prepared(
  'orders.list-numbered',
  `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.order_number = ANY ($1::text[])`,
);

const LIST_BY_IDS = prepared(
  'orders.list-by-ids',
  `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.id = ANY ($1::int[]) ORDER BY array_position($1, o.id)`,
);

const LIST_AWAITING = prepared(
  'orders.list-waiting-for',
  `SELECT id FROM orders WHERE payment_id = $1 AND payment_status = 'unpaid' ORDER BY id`,
);

@Injectable()
export class OrderRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** @returns null when it exceeds `usage`: the caller must roll back */
  async insert(order: NewOrder, usage?: GuestCashUsage): Promise<Order | null> {
    const stored = await this.sql
      .rows<{ id: number; orderNumber: string }>(INSERT_ORDER, insertValues(order, usage))
      .catch((error: unknown) => {
        throw isOfDeletedAccount(error) ? sessionEnded() : error;
      });
    const [first] = stored;
    if (!first) return null;
    const { lines, placed, ...rest } = order;
    return {
      ...rest,
      orderNumber: first.orderNumber,
      lines: lines.map((line, place) => ({
        ...line,
        backorderedQuantity: line.backorderedQuantity ?? 0,
        id: stored[place]!.id,
        orderId: order.id,
        shippedQuantity: 0,
        returnedQuantity: 0,
        withdrawnQuantity: 0,
      })),
      history: [{ ...placed, id: 0 }],
      shipments: [],
      transfers: [],
      balanceLink: null,
    };
  }

  find(id: number): Promise<Order | null> {
    return this.findOne(FIND_ORDER, [id]);
  }

  findOwned(id: number, userId: number): Promise<Order | null> {
    return this.findOne(FIND_OWNED_ORDER, [id, userId]);
  }

  async list(filter: OrderFilter, page: Page, sort?: OrderSort, frequency?: Frequency): Promise<Order[]> {
    const { statement, values } = listOrders(filter, page, sort, frequency);
    return (await this.sql.rows<OrderRow>(statement, values)).map(orderOf);
  }

  async ids(filter: OrderFilter, limit: number): Promise<number[]> {
    const { statement, values } = orderIds(filter, limit);
    return (await this.sql.rows<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  async countLines(filter: OrderFilter): Promise<number> {
    const { statement, values } = countOrderLines(filter);
    return (await this.sql.first<{ total: number }>(statement, values))!.total;
  }

  /** What words or a tag find, of words among many orders up to `ORDER_SEARCH_COUNT_MAX`. */
  async collect(filter: OrderFilter, page: OffsetPage, sort: OrderSort, areFew: boolean): Promise<Collected> {
    const { statement, values } = collectOrders(filter, page, sort, areFew);
    return (await this.sql.first<Collected>(statement, values))!;
  }

  /** In the order of the ids. */
  async listByIds(ids: readonly number[]): Promise<Order[]> {
    return ids.length > 0 ? (await this.sql.rows<OrderRow>(LIST_BY_IDS, [ids])).map(orderOf) : [];
  }

  /** A page of a search that finds many; fewer than its limit where it is far away. */
  async listNear(filter: OrderFilter, page: OffsetPage, sort: OrderSort): Promise<Order[]> {
    const { statement, values } = listNearOrders(filter, page, sort);
    return (await this.sql.rows<OrderRow>(statement, values)).map(orderOf);
  }

  async count(filter: OrderFilter): Promise<number> {
    const { statement, values } = countOrders(filter);
    return (await this.sql.first<{ total: number }>(statement, values))!.total;
  }

  async lockByNumbers(numbers: readonly string[]): Promise<Order[]> {
    await this.sql.rows(LOCK_NUMBERED, [numbers]);
    return (await this.sql.rows<OrderRow>(LIST_NUMBERED, [numbers])).map(orderOf);
  }

  listByNumbers(numbers: readonly string[]): Promise<{ id: number }[]> {
    return this.sql.rows(FIND_NUMBERED, [numbers]);
  }

  async findForUpdate(id: number): Promise<Order | null> {
    await this.sql.rows(LOCK, [id]);
    return this.find(id);
  }

  findLines(orderId: number): Promise<OrderLine[]> {
    return this.transactions.manager.find(OrderLine, { where: { orderId }, order: { id: 'ASC' } });
  }

  async change(id: number, columns: Partial<Order>): Promise<void> {
    await this.transactions.manager.update(Order, { id }, { ...columns, updatedAt: () => 'now()' });
  }

  async addEvent(event: NewOrderEvent): Promise<number> {
    const { identifiers } = await this.transactions.manager.insert(OrderEvent, event);
    return identifiers[0]!.id as number;
  }

  async listAwaiting(paymentId: number): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(LIST_AWAITING, [paymentId]);
    return rows.map(({ id }) => id);
  }

  private async findOne(statement: Statement, values: unknown[]): Promise<Order | null> {
    const row = await this.sql.first<OrderRow>(statement, values);
    return row && orderOf(row);
  }
}

const REFERENCES_TO_ACCOUNT = ['orders_user_id_fkey', 'order_event_actor_user_id_fkey'];

/** The account was deleted between the check of its token and the order. */
function isOfDeletedAccount(error: unknown): boolean {
  return REFERENCES_TO_ACCOUNT.includes((error as { constraint?: string }).constraint ?? '');
}

import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import { ORDER_SEARCH_COUNT_MAX, type OrderSort } from '@kp/commerce/list-rules';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { isCounted, type OrderFilter } from './persistence/order-filter.queries';
import { OrderRepository } from './persistence/order.repository';

/** So few orders are collected and sorted as fast as a page of them is found among a million. */
const RARE = 5000;

export interface ListOrdersQuery {
  /** Own orders only. */
  mine?: boolean;
  filter: OrderFilter;
  sort?: OrderSort;
  limit?: number;
  offset?: number;
}

export interface OrderPage {
  orders: Order[];
  total: number;
}

@Injectable()
export class OrdersService {
  constructor(private readonly orders: OrderRepository) {}

  async list(
    { mine, filter: given, sort, limit = 100, offset = 0 }: ListOrdersQuery,
    principal: Principal,
  ): Promise<OrderPage> {
    const seesAll = principal.rights.includes('orders:read') && !mine;
    // Tags are the staff's own.
    const filter = seesAll ? given : { ...given, tag: undefined, userId: principal.userId };
    const page = { limit, offset };
    if (filter.search === undefined && !isCounted(filter)) {
      const [orders, total] = await Promise.all([
        this.orders.list(filter, page, sort),
        this.orders.count(filter),
      ]);
      return { orders, total };
    }
    const [total, rarest] =
      filter.search === undefined
        ? [await this.orders.count(filter), RARE]
        : [await this.orders.countFound(filter), ORDER_SEARCH_COUNT_MAX];
    const frequency = total < rarest ? 'rare' : 'frequent';
    return { orders: total === 0 ? [] : await this.orders.list(filter, page, sort, frequency), total };
  }

  /** For the staff: of all that match, up to a limit. */
  matchingIds(filter: OrderFilter, limit: number): Promise<number[]> {
    return this.orders.ids(filter, limit);
  }

  async get(id: number, principal: Principal): Promise<Order> {
    const order = principal.rights.includes('orders:read')
      ? await this.orders.find(id)
      : await this.orders.findOwned(id, principal.userId);
    if (!order) throw orderNotFound();
    return order;
  }
}

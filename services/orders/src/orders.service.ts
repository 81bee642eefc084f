import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import {
  ORDER_SEARCH_COUNT_MAX,
  ORDER_SORTS,
  type OrderSort,
  UNCOUNTED_SHOWN_MAX,
} from '@kp/commerce/list-rules';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { countedPart, isCounted, type OrderFilter } from './persistence/order-filter.queries';
import { isNear } from './persistence/order-search.queries';
import { OrderRepository } from './persistence/order.repository';

/** So few orders are collected and sorted as fast as a page of them is found among a million. */
const RARE = 5000;

/** Among so many, words and tags are looked for one order after the other. */
const FEW = 10_000;
const ALWAYS_FEW = ['userId', 'awaitingShipment', 'overdue'] as const;

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
    if (filter.search !== undefined || filter.tag !== undefined) return this.search(filter, page, sort);
    if (!isCounted(filter)) {
      const [orders, total] = await Promise.all([
        this.orders.list(filter, page, sort),
        this.orders.count(filter),
      ]);
      return { orders, total };
    }
    const total = await this.orders.count(filter);
    const frequency = total < RARE ? 'rare' : 'frequent';
    return { orders: total === 0 ? [] : await this.orders.list(filter, page, sort, frequency), total };
  }

  private async search(
    filter: OrderFilter,
    page: { limit: number; offset: number },
    sort: OrderSort = ORDER_SORTS[0],
  ): Promise<OrderPage> {
    const areFew = await this.areFewWithoutWords(filter);
    const found = await this.orders.collect(filter, page, sort, areFew);
    const { total, ids } = found;
    if (areFew || filter.search === undefined || total < ORDER_SEARCH_COUNT_MAX)
      return { orders: await this.orders.listByIds(ids), total };
    if (page.offset >= UNCOUNTED_SHOWN_MAX) return { orders: [], total };
    const near = isNear(found, page, sort) ? await this.orders.listNear(filter, page, sort) : [];
    const orders = near.length < page.limit ? await this.orders.list(filter, page, sort, 'rare') : near;
    return { orders, total };
  }

  private async areFewWithoutWords(filter: OrderFilter): Promise<boolean> {
    if (ALWAYS_FEW.some((name) => filter[name] !== undefined)) return true;
    const counted = countedPart(filter);
    return counted !== null && (await this.orders.count(counted)) < FEW;
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

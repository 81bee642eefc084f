import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@kp/commerce';
import type { Caller } from '@kp/platform/http';
import type { Order } from '../domain/order.entity';
import { OrderRepository } from '../persistence/order.repository';

export interface ListOrdersQuery {
  /** Only the caller's own, also for administrators. */
  mine?: boolean;
  status?: OrderStatus;
  /** Only those that were to be paid online, and are not. */
  awaitingPayment?: boolean;
  limit?: number;
  offset?: number;
}

export interface OrderPage {
  /** Newest first. */
  orders: Order[];
  /** Of all pages. */
  total: number;
}

@Injectable()
export class ListOrders {
  constructor(private readonly orders: OrderRepository) {}

  async execute(
    { mine, status, awaitingPayment, limit = 100, offset = 0 }: ListOrdersQuery,
    caller: Caller,
  ): Promise<OrderPage> {
    const seesAll = caller.isAdmin && !mine;
    const filter = {
      ...(seesAll ? {} : { userId: caller.userId }),
      ...(status ? { status } : {}),
      ...(awaitingPayment ? { awaitingPayment } : {}),
    };
    const [orders, total] = await Promise.all([
      this.orders.list(filter, { limit, offset }),
      this.orders.count(filter),
    ]);
    return { orders, total };
  }
}

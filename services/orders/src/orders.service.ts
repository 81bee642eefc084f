import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@kp/commerce';
import type { Principal } from '@kp/platform/http';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';
import { StatusLinks } from './status-links';

export interface ListOrdersQuery {
  mine?: boolean;
  status?: OrderStatus;
  awaitingPayment?: boolean;
  limit?: number;
  offset?: number;
}

export interface OrderPage {
  orders: Order[];
  total: number;
}

@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
  ) {}

  async list(
    { mine, status, awaitingPayment, limit = 100, offset = 0 }: ListOrdersQuery,
    principal: Principal,
  ): Promise<OrderPage> {
    const seesAll = principal.isAdmin && !mine;
    const filter = {
      ...(seesAll ? {} : { userId: principal.userId }),
      ...(status ? { status } : {}),
      ...(awaitingPayment ? { awaitingPayment } : {}),
    };
    const [orders, total] = await Promise.all([
      this.orders.list(filter, { limit, offset }),
      this.orders.count(filter),
    ]);
    return { orders, total };
  }

  async get(id: number, principal: Principal): Promise<Order> {
    const order = principal.isAdmin
      ? await this.orders.find(id)
      : await this.orders.findOwned(id, principal.userId);
    if (!order) throw orderNotFound();
    return order;
  }

  async getByLink(token: string): Promise<Order> {
    const id = this.links.findOrderId(token);
    const order = id === null ? null : await this.orders.find(id);
    if (!order) throw orderNotFound();
    this.links.assertNotExpired(token, order.createdAt);
    return order;
  }
}

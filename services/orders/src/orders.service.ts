import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@kp/commerce';
import type { Principal } from '@kp/platform/http';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';

export interface ListOrdersQuery {
  mine?: boolean;
  status?: OrderStatus;
  awaitingPayment?: boolean;
  awaitingInvoice?: boolean;
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
    { mine, status, awaitingPayment, awaitingInvoice, limit = 100, offset = 0 }: ListOrdersQuery,
    principal: Principal,
  ): Promise<OrderPage> {
    const seesAll = principal.rights.includes('orders:read') && !mine;
    const filter = {
      ...(seesAll ? {} : { userId: principal.userId }),
      ...(status ? { status } : {}),
      ...(awaitingPayment ? { awaitingPayment } : {}),
      ...(awaitingInvoice ? { awaitingInvoice } : {}),
    };
    const [orders, total] = await Promise.all([
      this.orders.list(filter, { limit, offset }),
      this.orders.count(filter),
    ]);
    return { orders, total };
  }

  async get(id: number, principal: Principal): Promise<Order> {
    const order = principal.rights.includes('orders:read')
      ? await this.orders.find(id)
      : await this.orders.findOwned(id, principal.userId);
    if (!order) throw orderNotFound();
    return order;
  }
}

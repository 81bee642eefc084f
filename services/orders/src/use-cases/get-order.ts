import { Injectable } from '@nestjs/common';
import type { Caller } from '@kp/platform/http';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { OrderRepository } from '../persistence/order.repository';

@Injectable()
export class GetOrder {
  constructor(private readonly orders: OrderRepository) {}

  /** @throws OrderError ORDERS.NOT_FOUND, also for an order of somebody else unless the caller is an administrator */
  async execute(id: number, caller: Caller): Promise<Order> {
    const order = caller.isAdmin
      ? await this.orders.find(id)
      : await this.orders.findOwned(id, caller.userId);
    if (!order) throw orderNotFound();
    return order;
  }
}

import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { OrderRepository } from '../persistence/order.repository';
import { StatusLinks } from '../status-links';

@Injectable()
export class GetOrderByLink {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
  ) {}

  /** @throws OrderError ORDERS.NOT_FOUND, also for a token that is not one of ours; LINK_EXPIRED */
  async execute(token: string): Promise<Order> {
    const id = this.links.findOrderId(token);
    const order = id === null ? null : await this.orders.find(id);
    if (!order) throw orderNotFound();
    this.links.assertNotExpired(token, order.createdAt);
    return order;
  }
}

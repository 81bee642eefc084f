import { Injectable } from '@nestjs/common';
import { type Order, OrdersService } from '@kp/orders';
import type { Tool, ToolContext } from './tool';

const MAX_ORDERS = 5;

export interface OwnOrdersInput {
  /** Only the order of this number. */
  number?: string;
}

/** Orders of the account that asks, newest first; null for a guest. An administrator gets their own ones too. */
@Injectable()
export class MyOrders implements Tool<OwnOrdersInput, Order[] | null> {
  readonly name = 'my-orders';

  constructor(private readonly orders: OrdersService) {}

  async run({ number }: OwnOrdersInput, { principal }: ToolContext): Promise<Order[] | null> {
    if (!principal) return null;
    const filter = number === undefined ? {} : { search: number };
    const { orders } = await this.orders.list({ mine: true, filter, limit: MAX_ORDERS }, principal);
    return number === undefined ? orders : orders.filter(({ orderNumber }) => orderNumber === number);
  }
}

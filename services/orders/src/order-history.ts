import { Injectable } from '@nestjs/common';
import { OrderRepository } from './persistence/order.repository';

/** What other modules add to the history of orders, in their transactions. */
@Injectable()
export class OrderHistory {
  constructor(private readonly orders: OrderRepository) {}

  /** An email about the order was not written, because its mailbox has had enough of them today. */
  async addCappedMail(orderId: number): Promise<void> {
    await this.orders.addEvent({ orderId, kind: 'mail_capped', actor: 'system' });
  }
}

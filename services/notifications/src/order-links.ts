import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@kp/commerce';
import { type OrderMailView, OrderReader } from '@kp/orders';
import { MailRepository } from './persistence/mail.repository';

export const ORDER_LINK_MAIL = 'order-link';
const REPEAT_MS = 10 * 60_000;

export interface OrderLinkSubject {
  order: OrderMailView;
  /** The same for concurrent requests, which follow the same mail. */
  onceFor: string;
}

@Injectable()
export class OrderLinks {
  constructor(
    private readonly orders: OrderReader,
    private readonly mails: MailRepository,
  ) {}

  /** @returns null when there is no such order, or its link was mailed some minutes ago */
  async findForMail(orderId: number | null): Promise<OrderLinkSubject | null> {
    if (orderId === null) return null;
    const order = await this.orders.getForMail(orderId);
    const last = await this.mails.findNewest(
      mailboxOf(order.email),
      ORDER_LINK_MAIL,
      `${ORDER_LINK_MAIL}:${orderId}:`,
    );
    if (last && Date.now() - last.createdAt.getTime() < REPEAT_MS) return null;
    return { order, onceFor: `${orderId}:${last?.id ?? 0}` };
  }
}

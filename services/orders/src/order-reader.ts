import { Injectable } from '@nestjs/common';
import { isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { HttpConfig } from '@kp/platform/config';
import type { Order } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';
import { StatusLinks } from './status-links';

/** An order as mails tell of it; amounts in minor units of `currency`. */
export interface OrderForMail extends Omit<Order, 'language'> {
  language: LanguageCode;
  /** Where the buyer follows it: a guest by a signed link, a customer in the account. */
  statusUrl: string;
  /** What a guest opens to confirm it. */
  confirmationUrl: string;
}

/** Orders as other modules may read them. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
    private readonly http: HttpConfig,
  ) {}

  /**
   * The order as it stands now.
   * @throws OrderError ORDERS.NOT_FOUND
   */
  async getForMail(orderId: number): Promise<OrderForMail> {
    const order = await this.orders.find(orderId);
    if (!order) throw orderNotFound();
    const language = isLanguageCode(order.language) ? order.language : 'en';
    const account = `${this.http.publicUrl.replace(/\/$/, '')}/account`;
    const statusUrl = order.userId === null ? this.links.urlOf(orderId) : account;
    return { ...order, language, statusUrl, confirmationUrl: this.links.confirmationUrlOf(orderId) };
  }
}

import { Injectable } from '@nestjs/common';
import { awaitsTransfer } from '@kp/commerce';
import { isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { HttpConfig } from '@kp/platform/http';
import { type BankAccount, LegalDuties, SettingsService } from '@kp/settings';
import { type Order, type Shipment, transferredMinor } from './domain/order.entity';
import { orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';
import { StatusLinks } from './status-links';
import { transferQrOf } from './transfers/transfer-qr-of';

/** For queries of other modules: whether an account has an order that was not cancelled. */
export const hasOrderedSql = (userId: string) =>
  `EXISTS (SELECT FROM orders o WHERE o.user_id = ${userId} AND o.status <> 'cancelled')`;

/** Amounts are in minor units of `currency`. */
export interface OrderMailView extends Omit<Order, 'language' | 'shipments'> {
  shipments: (Shipment & { trackingUrl: string | null })[];
  language: LanguageCode;
  statusUrl: string;
  /** Shows the order without signing in. */
  linkUrl: string;
  trackingUrl: string | null;
  confirmationUrl: string;
  /** Of the form to withdraw from the contract; null for what no consumer of a country with that right ordered. */
  withdrawalUrl: string | null;
  /** Where its money goes while it waits for a transfer; null otherwise. */
  transfer: TransferMailView | null;
}

export interface TransferMailView {
  account: BankAccount;
  amountMinor: number;
  proFormaUrl: string;
  /** Of the picture of the QR code; null where there is none for the currency. */
  qrUrl: string | null;
}

@Injectable()
export class OrderReader {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
    private readonly http: HttpConfig,
    private readonly settings: SettingsService,
    private readonly duties: LegalDuties,
  ) {}

  async getForMail(orderId: number): Promise<OrderMailView> {
    const order = await this.orders.find(orderId);
    if (!order) throw orderNotFound();
    const language = isLanguageCode(order.language) ? order.language : 'en';
    const shopUrl = this.http.publicUrl.replace(/\/$/, '');
    const hasWithdrawal =
      order.buyerKind === 'consumer' && this.duties.isOn('withdrawal', order.shippingAddress.country);
    const ownOrder = `${shopUrl}/account?tab=orders&order=${orderId}`;
    const linkUrl = this.links.urlOf(orderId);
    return {
      ...order,
      language,
      statusUrl: order.userId === null ? linkUrl : ownOrder,
      linkUrl,
      withdrawalUrl: hasWithdrawal ? shopUrl + this.links.withdrawalPathOf(orderId) : null,
      confirmationUrl: this.links.confirmationUrlOf(orderId),
      transfer: this.transferOf(order, shopUrl),
      trackingUrl: this.settings.trackingUrlOf(order),
      shipments: order.shipments.map((sent) => ({ ...sent, trackingUrl: this.settings.trackingUrlOf(sent) })),
    };
  }

  private transferOf(order: Order, shopUrl: string): TransferMailView | null {
    const account = this.settings.bankAccount;
    if (!account || !awaitsTransfer(order) || order.confirmationRequired) return null;
    const urlOf = (file: 'pro-forma.pdf' | 'transfer-qr.png') =>
      shopUrl + this.links.transferPathOf(order.id, file);
    return {
      account,
      amountMinor: order.totalMinor - transferredMinor(order),
      proFormaUrl: urlOf('pro-forma.pdf'),
      qrUrl: transferQrOf(order, account) === null ? null : urlOf('transfer-qr.png'),
    };
  }

  async getByLink(token: string): Promise<Order> {
    const id = this.links.findOrderId(token);
    const order = id === null ? null : await this.orders.find(id);
    if (!order) throw orderNotFound();
    this.links.assertNotExpired(token, order.createdAt);
    return order;
  }
}

@Injectable()
export class OrderHistory {
  constructor(private readonly orders: OrderRepository) {}

  async addRateLimitedMail(orderId: number): Promise<void> {
    await this.orders.addEvent({ orderId, kind: 'mail_capped', actor: 'system' });
  }
}

import { Injectable } from '@nestjs/common';
import { OrderHistory, type OrderPlaced, OrderReader, type OrderStatusChanged } from '@kp/orders';
import type { MailDraft } from '../domain/mail';
import { MailWriter } from './mail-writer';
import { orderConfirmation } from './order-confirmation';
import { ShopFactsReader } from './shop-facts-reader';
import { statusMail, trackingMail } from './status-mails';

/** Writes mails about orders as they stand now; one above the limit of its mailbox leaves an entry in the history. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly orders: OrderReader,
    private readonly history: OrderHistory,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  /** An order has one confirmation, however many events ask for it; a cancelled one has none any more. */
  async writeConfirmation(deliveryId: number, orderId: number): Promise<void> {
    const order = await this.orders.getForMail(orderId);
    if (order.status === 'cancelled') return;
    await this.write(deliveryId, orderId, await orderConfirmation(order, await this.shop.getFacts()));
  }

  async writeStatus(deliveryId: number, { orderId, toStatus }: OrderStatusChanged): Promise<void> {
    const order = await this.orders.getForMail(orderId);
    const mail = await statusMail(order, toStatus, await this.shop.getFacts());
    if (mail) await this.write(deliveryId, orderId, mail);
  }

  async writeTracking(deliveryId: number, { orderId }: OrderPlaced): Promise<void> {
    const mail = await trackingMail(await this.orders.getForMail(orderId), await this.shop.getFacts());
    if (mail) await this.write(deliveryId, orderId, mail);
  }

  private async write(deliveryId: number, orderId: number, mail: MailDraft): Promise<void> {
    if ((await this.mails.write(deliveryId, mail)) === 'capped') await this.history.addCappedMail(orderId);
  }
}

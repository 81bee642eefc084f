import { Injectable } from '@nestjs/common';
import { ORDER_PLACED, OrderReader, type OrderPlaced } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MailWriter } from '../mail/mail-writer';
import { orderConfirmation } from '../mail/order-confirmation';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Writes the confirmation of a placed order; mail and "done" mark commit together. */
@Injectable()
@HandlesEvent(ORDER_PLACED, { queue: 'emails' })
export class WriteOrderConfirmationHandler implements EventHandler<OrderPlaced> {
  constructor(
    private readonly orders: OrderReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    const order = await this.orders.getForMail(payload.orderId);
    await this.mails.write(id, await orderConfirmation(order, await this.shop.getFacts()));
  }
}

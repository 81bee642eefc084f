import { Injectable } from '@nestjs/common';
import { ORDER_PAID_OUT_OF_STOCK, OrderReader, type OrderPlaced } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MailWriter } from '../mail/mail-writer';
import { outOfStockNotice } from '../mail/refund-mails';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Tells a buyer who has paid that the goods were sold out, and that the money goes back. */
@Injectable()
@HandlesEvent(ORDER_PAID_OUT_OF_STOCK, {
  name: 'notifications.write-out-of-stock-notice',
  formerNames: ['WriteOutOfStockNoticeHandler'],
  queue: 'emails',
})
export class WriteOutOfStockNoticeHandler implements EventHandler<OrderPlaced> {
  constructor(
    private readonly orders: OrderReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    const order = await this.orders.getForMail(payload.orderId);
    await this.mails.write(id, await outOfStockNotice(order, await this.shop.getFacts()));
  }
}

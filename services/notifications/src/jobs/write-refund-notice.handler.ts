import { Injectable } from '@nestjs/common';
import { ORDER_REFUNDED, OrderReader, type OrderRefunded } from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MailWriter } from '../mail/mail-writer';
import { refundNotice } from '../mail/refund-mails';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Tells a buyer that money has gone back. */
@Injectable()
@HandlesEvent(ORDER_REFUNDED, {
  name: 'notifications.write-refund-notice',
  formerNames: ['WriteRefundNoticeHandler'],
  queue: 'emails',
})
export class WriteRefundNoticeHandler implements EventHandler<OrderRefunded> {
  constructor(
    private readonly orders: OrderReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<OrderRefunded>): Promise<void> {
    const order = await this.orders.getForMail(payload.orderId);
    const entry = order.history.find((event) => event.id === payload.eventId);
    const amountMinor = entry?.amountMinor ?? 0;
    await this.mails.write(id, await refundNotice(order, amountMinor, await this.shop.getFacts()));
  }
}

import { Injectable } from '@nestjs/common';
import { CheckoutReader } from '@kp/orders';
import { PAYMENT_DECLINED, type PaymentNews } from '@kp/payments';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MailWriter } from '../mail/mail-writer';
import { paymentDeclinedMail } from '../mail/payment-declined-mail';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Tells a buyer that a payment was declined after its review, unless they bought the same in another way. */
@Injectable()
@HandlesEvent(PAYMENT_DECLINED, { name: 'notifications.write-payment-declined-mail', queue: 'emails' })
export class WritePaymentDeclinedMailHandler implements EventHandler<PaymentNews> {
  constructor(
    private readonly checkouts: CheckoutReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload: { checkoutId, paymentId } }: Delivery<PaymentNews>): Promise<void> {
    const checkout = checkoutId === null ? null : await this.checkouts.findUnpaid(checkoutId, paymentId);
    if (checkout) await this.mails.write(id, await paymentDeclinedMail(checkout, await this.shop.getFacts()));
  }
}

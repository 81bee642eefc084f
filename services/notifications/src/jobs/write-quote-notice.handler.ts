import { Injectable } from '@nestjs/common';
import { QUOTE_REQUESTED, EnquiryReader, type EnquiryReceived } from '@kp/contact';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { quoteNotice } from '../mail/enquiry-notices';
import { MailWriter } from '../mail/mail-writer';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Tells the shop of a quote request. */
@Injectable()
@HandlesEvent(QUOTE_REQUESTED, {
  name: 'notifications.write-quote-notice',
  formerNames: ['WriteQuoteNoticeHandler'],
  queue: 'emails',
})
export class WriteQuoteNoticeHandler implements EventHandler<EnquiryReceived> {
  constructor(
    private readonly enquiries: EnquiryReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<EnquiryReceived>): Promise<void> {
    const request = await this.enquiries.getQuoteRequest(payload.enquiryId);
    await this.mails.write(id, await quoteNotice(request, await this.shop.getFacts()));
  }
}

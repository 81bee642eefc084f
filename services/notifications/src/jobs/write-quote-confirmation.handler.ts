import { Injectable } from '@nestjs/common';
import { QUOTE_REQUESTED, EnquiryReader, type EnquiryReceived } from '@kp/contact';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { enquiryConfirmation } from '../mail/enquiry-confirmation';
import { MailWriter } from '../mail/mail-writer';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Confirms a quote request to its sender. */
@Injectable()
@HandlesEvent(QUOTE_REQUESTED, {
  name: 'notifications.write-quote-confirmation',
  formerNames: ['WriteQuoteConfirmationHandler'],
  queue: 'emails',
})
export class WriteQuoteConfirmationHandler implements EventHandler<EnquiryReceived> {
  constructor(
    private readonly enquiries: EnquiryReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<EnquiryReceived>): Promise<void> {
    const request = await this.enquiries.getQuoteRequest(payload.enquiryId);
    await this.mails.write(
      id,
      await enquiryConfirmation('quoteConfirmation', request, await this.shop.getFacts()),
    );
  }
}

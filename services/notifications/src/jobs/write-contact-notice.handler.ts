import { Injectable } from '@nestjs/common';
import { CONTACT_MESSAGE_SENT, EnquiryReader, type EnquiryReceived } from '@kp/contact';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { contactNotice } from '../mail/enquiry-notices';
import { MailWriter } from '../mail/mail-writer';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Tells the shop of a contact message. */
@Injectable()
@HandlesEvent(CONTACT_MESSAGE_SENT, {
  name: 'notifications.write-contact-notice',
  formerNames: ['WriteContactNoticeHandler'],
  queue: 'emails',
})
export class WriteContactNoticeHandler implements EventHandler<EnquiryReceived> {
  constructor(
    private readonly enquiries: EnquiryReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<EnquiryReceived>): Promise<void> {
    const message = await this.enquiries.getContactMessage(payload.enquiryId);
    await this.mails.write(id, await contactNotice(message, await this.shop.getFacts()));
  }
}

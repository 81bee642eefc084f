import { Injectable } from '@nestjs/common';
import { CONTACT_MESSAGE_SENT, EnquiryReader, type EnquiryReceived } from '@kp/contact';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { enquiryConfirmation } from '../mail/enquiry-confirmation';
import { MailWriter } from '../mail/mail-writer';
import { ShopFactsReader } from '../mail/shop-facts-reader';

/** Confirms a contact message to its sender. */
@Injectable()
@HandlesEvent(CONTACT_MESSAGE_SENT, {
  name: 'notifications.write-contact-confirmation',
  formerNames: ['WriteContactConfirmationHandler'],
  queue: 'emails',
})
export class WriteContactConfirmationHandler implements EventHandler<EnquiryReceived> {
  constructor(
    private readonly enquiries: EnquiryReader,
    private readonly shop: ShopFactsReader,
    private readonly mails: MailWriter,
  ) {}

  async handle({ id, payload }: Delivery<EnquiryReceived>): Promise<void> {
    const message = await this.enquiries.getContactMessage(payload.enquiryId);
    await this.mails.write(
      id,
      await enquiryConfirmation('contactConfirmation', message, await this.shop.getFacts()),
    );
  }
}

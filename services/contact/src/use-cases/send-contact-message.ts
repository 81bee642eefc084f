import { Injectable } from '@nestjs/common';
import { asksForOrderNumber, type ContactForm, validateContact } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Caller } from '@kp/platform/http';
import { ContactMessage } from '../domain/contact-message.entity';
import type { NewEnquiry } from '../domain/enquiry.entity';
import { refuse } from '../domain/rule-problems';
import { CONTACT_MESSAGE_SENT } from '../events';
import { ReceiveEnquiry } from './receive-enquiry';

@Injectable()
export class SendContactMessage {
  constructor(private readonly receive: ReceiveEnquiry) {}

  /**
   * Takes a message from the contact dialog.
   * @throws InvalidInputError naming each field that breaks a rule; ContactError CONTACT.IDEMPOTENCY_MISMATCH
   */
  async execute(
    sent: ContactForm,
    language: LanguageCode,
    caller: Caller | null,
    key: string | null,
  ): Promise<void> {
    const form = { ...sent, orderNumber: asksForOrderNumber(sent.category) ? sent.orderNumber : '' };
    await refuse(validateContact(form));
    const message: NewEnquiry<ContactMessage> = {
      ...form,
      phone: form.phone || null,
      orderNumber: form.orderNumber || null,
      language,
      userId: caller?.userId ?? null,
    };
    await this.receive.execute(ContactMessage, CONTACT_MESSAGE_SENT, message, key);
  }
}

import { Injectable, type Type } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isAvailableLanguage, type LanguageCode } from '@kp/i18n/languages';
import { enquiryNotFound } from './domain/contact.errors';
import { ContactMessage } from './domain/contact-message.entity';
import type { Enquiry } from './domain/enquiry.entity';
import { QuoteRequest } from './domain/quote-request.entity';
import { EnquiryRepository } from './persistence/enquiry.repository';

/** An enquiry as mails tell of it; the language is one that the shop speaks now. */
export type ForMail<Kind extends Enquiry> = Kind & { language: LanguageCode };

/** Enquiries as other modules may read them. */
@Injectable()
export class EnquiryReader {
  constructor(private readonly enquiries: EnquiryRepository) {}

  /** @throws ContactError CONTACT.NOT_FOUND */
  getContactMessage(id: number): Promise<ForMail<ContactMessage>> {
    return this.get(ContactMessage, id);
  }

  /** @throws ContactError CONTACT.NOT_FOUND */
  getQuoteRequest(id: number): Promise<ForMail<QuoteRequest>> {
    return this.get(QuoteRequest, id);
  }

  private async get<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<ForMail<Kind>> {
    const enquiry = await this.enquiries.find(kind, id);
    if (!enquiry) throw enquiryNotFound();
    const language = isAvailableLanguage(enquiry.language) ? enquiry.language : DEFAULT_LANGUAGE;
    return { ...enquiry, language };
  }
}

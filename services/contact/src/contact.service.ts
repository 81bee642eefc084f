import { Injectable, type Type } from '@nestjs/common';
import { asksForOrderNumber, type ContactForm } from '@kp/commerce';
import type { QuoteForm } from '@kp/commerce/quote-rules';
import type { LanguageCode } from '@kp/i18n/languages';
import { Transactions } from '@kp/platform/database';
import { type Principal, requestIntent } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { idempotencyMismatch } from './contact.errors';
import {
  CONTACT_MESSAGE_SENT,
  ContactMessage,
  type Enquiry,
  type EnquiryReceived,
  type NewEnquiry,
  QUOTE_REQUESTED,
  QuoteRequest,
  type RequestedItem,
} from './enquiry.entity';
import { EnquiryRepository } from './enquiry.repository';

interface EnquiryContext {
  language: LanguageCode;
  caller: Principal | null;
  idempotencyKey: string | null;
}

@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: Transactions,
    private readonly enquiries: EnquiryRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ContactError CONTACT.IDEMPOTENCY_MISMATCH */
  async sendContactMessage(input: ContactForm, context: EnquiryContext): Promise<void> {
    const form = { ...input, orderNumber: asksForOrderNumber(input.category) ? input.orderNumber : '' };
    const message: NewEnquiry<ContactMessage> = {
      ...form,
      phone: form.phone || null,
      orderNumber: form.orderNumber || null,
      language: context.language,
      userId: context.caller?.userId ?? null,
    };
    await this.store(ContactMessage, CONTACT_MESSAGE_SENT, message, context.idempotencyKey);
  }

  /** @throws ContactError CONTACT.IDEMPOTENCY_MISMATCH */
  async requestQuote(form: QuoteForm, items: RequestedItem[] | null, context: EnquiryContext): Promise<void> {
    const request: NewEnquiry<QuoteRequest> = {
      ...form,
      items,
      phone: form.phone || null,
      country: form.country || null,
      vatNumber: form.vatNumber || null,
      language: context.language,
      userId: context.caller?.userId ?? null,
    };
    await this.store(QuoteRequest, QUOTE_REQUESTED, request, context.idempotencyKey);
  }

  private async store(
    kind: Type<Enquiry>,
    event: string,
    enquiry: NewEnquiry,
    idempotencyKey: string | null,
  ): Promise<void> {
    const intent = idempotencyKey === null ? null : requestIntent(enquiry, enquiry.userId, idempotencyKey);
    await this.transactions.run(async () => {
      const enquiryId = await this.enquiries.add(kind, enquiry, intent);
      if (enquiryId !== null) await this.outbox.record(event, { enquiryId } satisfies EnquiryReceived);
      else if ((await this.enquiries.findRequestHash(kind, intent!)) !== intent!.requestHash)
        throw idempotencyMismatch();
    });
  }
}

import { Injectable } from '@nestjs/common';
import { type QuoteForm, validateQuote } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Caller } from '@kp/platform/http';
import type { NewEnquiry } from '../domain/enquiry.entity';
import { QuoteRequest } from '../domain/quote-request.entity';
import { refuse } from '../domain/rule-problems';
import { QUOTE_REQUESTED } from '../events';
import { ReceiveEnquiry } from './receive-enquiry';

@Injectable()
export class RequestQuote {
  constructor(private readonly receive: ReceiveEnquiry) {}

  /**
   * Takes a request for a quote.
   * @throws InvalidInputError naming each field that breaks a rule; ContactError CONTACT.IDEMPOTENCY_MISMATCH
   */
  async execute(
    form: QuoteForm,
    language: LanguageCode,
    caller: Caller | null,
    key: string | null,
  ): Promise<void> {
    await refuse(validateQuote(form));
    const request: NewEnquiry<QuoteRequest> = {
      ...form,
      phone: form.phone || null,
      country: form.country || null,
      vatNumber: form.vatNumber || null,
      language,
      userId: caller?.userId ?? null,
    };
    await this.receive.execute(QuoteRequest, QUOTE_REQUESTED, request, key);
  }
}

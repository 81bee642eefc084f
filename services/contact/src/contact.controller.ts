import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import {
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  type Principal,
  Public,
  RateLimit,
} from '@kp/platform/http';
import {
  contactFormOf,
  ConversationReceiptResponse,
  quoteFormOf,
  RequestQuoteRequest,
  SendContactMessageRequest,
} from './contact.dto';
import { ContactService } from './contact.service';

const RECEIPTS = {
  message: 'Thank you for contacting us. We will get back to you within 24 hours.',
  quote: "Thank you. We'll send you a quote within 24 hours.",
};

@Public()
@Controller('api')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Stores a message of the contact dialog; it is mailed to the shop and confirmed to the sender. */
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('contact')
  async sendContactMessage(
    @CurrentPrincipal() principal: Principal | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @Body() body: SendContactMessageRequest,
  ): Promise<ConversationReceiptResponse> {
    const language = body.language ?? DEFAULT_LANGUAGE;
    if (!body.website)
      await this.contact.sendContactMessage(contactFormOf(body), {
        language,
        caller: principal,
        idempotencyKey,
      });
    return { success: true, message: RECEIPTS.message };
  }

  /** Stores a request for a quote; it is mailed to the shop and confirmed to the sender. */
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('quote-requests')
  async requestQuote(
    @CurrentPrincipal() principal: Principal | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @Body() body: RequestQuoteRequest,
  ): Promise<ConversationReceiptResponse> {
    const language = body.language ?? DEFAULT_LANGUAGE;
    const context = { language, caller: principal, idempotencyKey };
    if (!body.website) await this.contact.requestQuote(quoteFormOf(body), body.items ?? null, context);
    return { success: true, message: RECEIPTS.quote };
  }
}

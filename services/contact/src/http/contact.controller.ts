import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import {
  type Caller,
  CurrentCaller,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  Public,
  RateLimit,
} from '@kp/platform/http';
import { RequestQuote } from '../use-cases/request-quote';
import { SendContactMessage } from '../use-cases/send-contact-message';
import { EnquiryReceiptResponse } from './dto/enquiry-receipt.response';
import { quoteFormOf, RequestQuoteRequest } from './dto/request-quote.request';
import { contactFormOf, SendContactMessageRequest } from './dto/send-contact-message.request';

/** Also the answers to what was dropped: an advertiser's program learns nothing from them. */
const RECEIPTS = {
  message: 'Thank you for contacting us. We will get back to you within 24 hours.',
  quote: 'Thank you. We will send you a quote within 24 hours.',
};

/** What visitors write to the shop. */
@Controller('api')
export class ContactController {
  constructor(
    private readonly sendMessage: SendContactMessage,
    private readonly quote: RequestQuote,
  ) {}

  /** Stores a message of the contact dialog; it is mailed to the shop and confirmed to the sender. */
  @Public()
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('contact')
  async sendContactMessage(
    @CurrentCaller() caller: Caller | null,
    @IdempotencyKey() key: string | null,
    @Body() body: SendContactMessageRequest,
  ): Promise<EnquiryReceiptResponse> {
    if (!body.website)
      await this.sendMessage.execute(contactFormOf(body), body.language ?? DEFAULT_LANGUAGE, caller, key);
    return { success: true, message: RECEIPTS.message };
  }

  /** Stores a request for a quote; it is mailed to the shop and confirmed to the sender. */
  @Public()
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('quote-requests')
  async requestQuote(
    @CurrentCaller() caller: Caller | null,
    @IdempotencyKey() key: string | null,
    @Body() body: RequestQuoteRequest,
  ): Promise<EnquiryReceiptResponse> {
    if (!body.website)
      await this.quote.execute(quoteFormOf(body), body.language ?? DEFAULT_LANGUAGE, caller, key);
    return { success: true, message: RECEIPTS.quote };
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import {
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  IdParam,
  PageQuery,
  type Principal,
  Public,
  RateLimit,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import {
  contactFormOf,
  ContactMessageResponse,
  EnquiryReceiptResponse,
  quoteFormOf,
  QuoteRequestResponse,
  RequestQuoteRequest,
  SendContactMessageRequest,
  SetEnquiryStatusRequest,
} from './contact.dto';
import { ContactService } from './contact.service';
import { ContactMessage, QuoteRequest } from './enquiry.entity';

const RECEIPTS = {
  message: 'Thank you for contacting us. We will get back to you within 24 hours.',
  quote: "Thank you. We'll send you a quote within 24 hours.",
};

@Controller('api')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Stores a message of the contact dialog; it is mailed to the shop and confirmed to the sender. */
  @Public()
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('contact')
  async sendContactMessage(
    @CurrentPrincipal() principal: Principal | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @Body() body: SendContactMessageRequest,
  ): Promise<EnquiryReceiptResponse> {
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
  @Public()
  @RateLimit({ limit: 5, seconds: 600 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('quote-requests')
  async requestQuote(
    @CurrentPrincipal() principal: Principal | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @Body() body: RequestQuoteRequest,
  ): Promise<EnquiryReceiptResponse> {
    const language = body.language ?? DEFAULT_LANGUAGE;
    if (!body.website)
      await this.contact.requestQuote(quoteFormOf(body), { language, caller: principal, idempotencyKey });
    return { success: true, message: RECEIPTS.quote };
  }
}

@Access('admin', 'support')
@Controller('admin/api')
export class EnquiriesController {
  constructor(private readonly contact: ContactService) {}

  /** The newest messages first, with X-Total-Count. */
  @Get('contact-messages')
  async listContactMessages(
    @Query() { limit = 100, offset = 0 }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageResponse[]> {
    const { enquiries, total } = await this.contact.list(ContactMessage, { limit, offset });
    void reply.header('x-total-count', total);
    return enquiries.map((message) => ContactMessageResponse.from(message));
  }

  /** Any status may follow any other. */
  @Put('contact-messages/:id/status')
  async setContactMessageStatus(
    @Param() { id }: IdParam,
    @Body() { status }: SetEnquiryStatusRequest,
  ): Promise<ContactMessageResponse> {
    return ContactMessageResponse.from(await this.contact.setStatus(ContactMessage, id, status));
  }

  /** The newest requests first, with X-Total-Count. */
  @Get('quote-requests')
  async listQuoteRequests(
    @Query() { limit = 100, offset = 0 }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteRequestResponse[]> {
    const { enquiries, total } = await this.contact.list(QuoteRequest, { limit, offset });
    void reply.header('x-total-count', total);
    return enquiries.map((request) => QuoteRequestResponse.from(request));
  }

  /** Any status may follow any other. */
  @Put('quote-requests/:id/status')
  async setQuoteRequestStatus(
    @Param() { id }: IdParam,
    @Body() { status }: SetEnquiryStatusRequest,
  ): Promise<QuoteRequestResponse> {
    return QuoteRequestResponse.from(await this.contact.setStatus(QuoteRequest, id, status));
  }
}

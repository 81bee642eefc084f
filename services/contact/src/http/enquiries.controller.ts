import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { ContactMessage } from '../domain/contact-message.entity';
import { QuoteRequest } from '../domain/quote-request.entity';
import { ListEnquiries } from '../use-cases/list-enquiries';
import { SetEnquiryStatus } from '../use-cases/set-enquiry-status';
import { ContactMessageResponse } from './dto/contact-message.response';
import { EnquiryIdRequest } from './dto/enquiry-id.request';
import { ListEnquiriesRequest } from './dto/list-enquiries.request';
import { QuoteRequestResponse } from './dto/quote-request.response';
import { SetEnquiryStatusRequest } from './dto/set-enquiry-status.request';

/** What the shop does with what visitors wrote. */
@Access('admin')
@Controller('admin/api')
export class EnquiriesController {
  constructor(
    private readonly list: ListEnquiries,
    private readonly setStatus: SetEnquiryStatus,
  ) {}

  /** The newest messages first, with X-Total-Count. */
  @Get('contact-messages')
  async listContactMessages(
    @Query() { limit = 100, offset = 0 }: ListEnquiriesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageResponse[]> {
    const { enquiries, total } = await this.list.execute(ContactMessage, { limit, offset });
    void reply.header('x-total-count', total);
    return enquiries.map((message) => ContactMessageResponse.from(message));
  }

  /** Any status may follow any other. */
  @Put('contact-messages/:id/status')
  async setContactMessageStatus(
    @Param() { id }: EnquiryIdRequest,
    @Body() { status }: SetEnquiryStatusRequest,
  ): Promise<ContactMessageResponse> {
    return ContactMessageResponse.from(await this.setStatus.execute(ContactMessage, id, status));
  }

  /** The newest requests first, with X-Total-Count. */
  @Get('quote-requests')
  async listQuoteRequests(
    @Query() { limit = 100, offset = 0 }: ListEnquiriesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteRequestResponse[]> {
    const { enquiries, total } = await this.list.execute(QuoteRequest, { limit, offset });
    void reply.header('x-total-count', total);
    return enquiries.map((request) => QuoteRequestResponse.from(request));
  }

  /** Any status may follow any other. */
  @Put('quote-requests/:id/status')
  async setQuoteRequestStatus(
    @Param() { id }: EnquiryIdRequest,
    @Body() { status }: SetEnquiryStatusRequest,
  ): Promise<QuoteRequestResponse> {
    return QuoteRequestResponse.from(await this.setStatus.execute(QuoteRequest, id, status));
  }
}

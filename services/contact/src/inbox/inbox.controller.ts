import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { ContactMessageResponse, QuoteRequestResponse } from '../contact.dto';
import { ContactMessage, QuoteRequest } from '../conversation.entity';
import { QuoteConversationResponse } from '../quotes/quotes.dto';
import { QuoteLinks } from '../quotes/quote-links';
import { QuotesService } from '../quotes/quotes.service';
import {
  ListConversationsRequest,
  MessageConversationResponse,
  ReplyRequest,
  SetConversationStatusRequest,
} from './inbox.dto';
import { InboxService } from './inbox.service';

@Access('admin', 'support')
@Controller('admin/api')
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly quotes: QuotesService,
    private readonly links: QuoteLinks,
  ) {}

  /** The newest messages first, with X-Total-Count. */
  @Get('contact-messages')
  async listContactMessages(
    @Query() { limit = 100, offset = 0, ...filter }: ListConversationsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageResponse[]> {
    const { conversations, total } = await this.inbox.list(ContactMessage, filter, { limit, offset });
    void reply.header('x-total-count', total);
    return conversations.map((message) => ContactMessageResponse.from(message));
  }

  @Get('contact-messages/:id')
  getContactMessage(@Param() { id }: IdParam): Promise<MessageConversationResponse> {
    return this.messageConversation(id);
  }

  /** Any status may follow any other. */
  @Put('contact-messages/:id/status')
  async setContactMessageStatus(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { status }: SetConversationStatusRequest,
  ): Promise<ContactMessageResponse> {
    return ContactMessageResponse.from(await this.inbox.setStatus(ContactMessage, id, status, staff));
  }

  /** Mailed to the sender in their language; replies to the mail go to the shop's address. */
  @HttpCode(200)
  @Post('contact-messages/:id/replies')
  async replyToContactMessage(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { text }: ReplyRequest,
  ): Promise<MessageConversationResponse> {
    await this.inbox.reply(ContactMessage, id, text, staff);
    return this.messageConversation(id);
  }

  /** The newest requests first, with X-Total-Count. */
  @Get('quote-requests')
  async listQuoteRequests(
    @Query() { limit = 100, offset = 0, ...filter }: ListConversationsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuoteRequestResponse[]> {
    const { conversations, total } = await this.inbox.list(QuoteRequest, filter, { limit, offset });
    const states = await this.quotes.findStates(conversations.map(({ id }) => id));
    void reply.header('x-total-count', total);
    return conversations.map((request) =>
      QuoteRequestResponse.from(request, states.get(request.id) ?? 'requested'),
    );
  }

  /** With its replies, its quotes, and what a new quote starts with. */
  @Get('quote-requests/:id')
  getQuoteRequest(@Param() { id }: IdParam): Promise<QuoteConversationResponse> {
    return this.quoteConversation(id);
  }

  /** Any status may follow any other. */
  @Put('quote-requests/:id/status')
  async setQuoteRequestStatus(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { status }: SetConversationStatusRequest,
  ): Promise<QuoteConversationResponse> {
    await this.inbox.setStatus(QuoteRequest, id, status, staff);
    return this.quoteConversation(id);
  }

  /** As to a message. */
  @HttpCode(200)
  @Post('quote-requests/:id/replies')
  async replyToQuoteRequest(
    @CurrentPrincipal() staff: Principal,
    @Param() { id }: IdParam,
    @Body() { text }: ReplyRequest,
  ): Promise<QuoteConversationResponse> {
    await this.inbox.reply(QuoteRequest, id, text, staff);
    return this.quoteConversation(id);
  }

  private async messageConversation(id: number): Promise<MessageConversationResponse> {
    const message = await this.inbox.get(ContactMessage, id);
    return MessageConversationResponse.of(message, await this.inbox.listReplies(ContactMessage, id));
  }

  private async quoteConversation(id: number): Promise<QuoteConversationResponse> {
    const request = await this.inbox.get(QuoteRequest, id);
    const [replies, quotes, terms] = await Promise.all([
      this.inbox.listReplies(QuoteRequest, id),
      this.quotes.list(id),
      this.quotes.getTerms(request),
    ]);
    const requested = await this.quotes.listRequested(request);
    const stock = await this.quotes.listStock(quotes[0]?.lines ?? requested);
    const link = this.links.urlOf(id);
    return QuoteConversationResponse.of({ request, requested, replies, quotes, terms, stock, link });
  }
}

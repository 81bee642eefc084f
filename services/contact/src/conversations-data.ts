import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { In } from 'typeorm';
import { ContactMessageResponse, QuoteRequestResponse } from './contact.dto';
import { ContactMessage, QuoteRequest } from './conversation.entity';
import { ConversationReply } from './inbox/conversation-reply.entity';
import { ConversationReplyResponse } from './inbox/inbox.dto';
import { Quote } from './quotes/quote.entity';
import { QuoteResponse } from './quotes/quotes.dto';

const NO_SENDER = {
  userId: null,
  name: '',
  email: '',
  phone: null,
  idempotencyScope: null,
  idempotencyKey: null,
  requestHash: null,
};

@Injectable()
export class ConversationsData extends PersonalDataSource {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const query = { where: { userId }, order: { id: 'ASC' } } as const;
    const { manager } = this.transactions;
    const messages = await manager.find(ContactMessage, query);
    yield {
      name: 'contact-messages.json',
      json: messages.map((message) => ContactMessageResponse.from(message)),
    };
    const requests = await manager.find(QuoteRequest, query);
    const requestId = In(requests.map(({ id }) => id));
    const messageId = In(messages.map(({ id }) => id));
    const quotes = await manager.find(Quote, { where: { requestId }, relations: { lines: true } });
    const replies = await manager.find(ConversationReply, { where: [{ messageId }, { requestId }] });
    yield {
      name: 'quote-requests.json',
      json: requests.map((request) => {
        const sent = quotes.filter(({ requestId }) => requestId === request.id);
        const { quoteState: _ofTheStaff, ...response } = QuoteRequestResponse.from(request, 'requested');
        return { ...response, quotes: sent.map((quote) => QuoteResponse.of(quote)) };
      }),
    };
    yield {
      name: 'contact-replies.json',
      json: replies.map(({ messageId, requestId, ...reply }) => ({
        messageId,
        requestId,
        ...ConversationReplyResponse.from(reply as ConversationReply),
      })),
    };
  }

  /** A quote that is being accepted locks its request, then the account. */
  override async lock(userId: number): Promise<void> {
    const { manager } = this.transactions;
    const lock = { mode: 'pessimistic_write' } as const;
    await manager.find(QuoteRequest, { where: { userId }, select: { id: true }, order: { id: 'ASC' }, lock });
  }

  /** That a message came, when and about what stays; its text may name its sender. */
  async erase(userId: number): Promise<void> {
    const { manager } = this.transactions;
    const where = { where: { userId }, select: { id: true } } as const;
    const messageId = In((await manager.find(ContactMessage, where)).map(({ id }) => id));
    const requestId = In((await manager.find(QuoteRequest, where)).map(({ id }) => id));
    await manager.update(ConversationReply, { messageId }, { text: '' });
    await manager.update(ConversationReply, { requestId }, { text: '' });
    await manager.update(Quote, { requestId }, { note: null });
    await manager.update(Quote, { requestId, status: 'sent' }, { status: 'withdrawn' });
    const noMessage = { ...NO_SENDER, subject: '', message: '', orderNumber: null };
    await manager.update(ContactMessage, { userId }, noMessage);
    await manager.update(
      QuoteRequest,
      { userId },
      { ...NO_SENDER, companyName: '', vatNumber: null, products: '', items: null },
    );
  }
}

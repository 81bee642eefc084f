import { Injectable, type Type } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import type { Shortage } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import type { IdempotentRequest } from '@kp/platform/http';
import type { FindOptionsWhere } from 'typeorm';
import { conversationNotFound } from './contact.errors';
import {
  ContactMessage,
  type Conversation,
  type ConversationStatus,
  type NewConversation,
  QuoteRequest,
} from './conversation.entity';
import { ConversationReply } from './inbox/conversation-reply.entity';
import { QuoteLinks } from './quotes/quote-links';
import { Quote, quoteNumberOf, quoteStateOf } from './quotes/quote.entity';

export interface Page {
  limit: number;
  offset: number;
}

export interface ConversationFilter {
  status?: ConversationStatus;
  search?: string;
}

/** Must equal the expressions of the indexes. */
const SEARCHED_TEXTS = {
  message: `name || ' ' || email || ' ' || subject || ' ' || message || coalesce(' ' || order_number, '')`,
  request: `name || ' ' || email || ' ' || company_name || ' ' || products`,
};

@Injectable()
export class ConversationRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @returns its id; null when the request is stored already. A concurrent duplicate waits for the first insert. */
  async add(
    kind: Type<Conversation>,
    conversation: NewConversation,
    request: IdempotentRequest | null,
  ): Promise<number | null> {
    const { raw } = await this.transactions.manager
      .createQueryBuilder()
      .insert()
      .into(kind)
      .values({
        ...conversation,
        idempotencyScope: request?.scope ?? null,
        idempotencyKey: request?.key ?? null,
        requestHash: request?.requestHash ?? null,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: number }[])[0]?.id ?? null;
  }

  async findRequestHash(kind: Type<Conversation>, { scope, key }: IdempotentRequest): Promise<string | null> {
    const where = { idempotencyScope: scope, idempotencyKey: key };
    const stored = await this.transactions.manager.findOneBy(kind, where);
    return stored?.requestHash ?? null;
  }

  find<Kind extends Conversation>(kind: Type<Kind>, id: number): Promise<Kind | null> {
    return this.transactions.manager.findOneBy(kind, { id } as FindOptionsWhere<Kind>);
  }

  /** LOCK_ORDER (transactions.ts): before the order that an accepted quote becomes. */
  lock<Kind extends Conversation>(kind: Type<Kind>, id: number): Promise<Kind | null> {
    const where = { id } as FindOptionsWhere<Kind>;
    return this.transactions.manager.findOne(kind, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Newest first. @returns the page, and the number of all that match */
  search<Kind extends Conversation>(
    kind: Type<Kind>,
    { status, search }: ConversationFilter,
    { limit, offset }: Page,
  ): Promise<[Kind[], number]> {
    const query = this.transactions.manager
      .createQueryBuilder(kind, 'conversation')
      .orderBy({ 'conversation.createdAt': 'DESC', 'conversation.id': 'DESC' })
      .limit(limit)
      .offset(offset);
    if (status) query.andWhere('conversation.status = :status', { status });
    if (search) {
      const text =
        kind === (ContactMessage as Type<Conversation>) ? SEARCHED_TEXTS.message : SEARCHED_TEXTS.request;
      query.andWhere(`(${text}) ILIKE :pattern`, { pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` });
    }
    return query.getManyAndCount();
  }

  async setStatus(kind: Type<Conversation>, id: number, status: ConversationStatus): Promise<boolean> {
    const { affected } = await this.transactions.manager.update(kind, { id }, { status });
    return affected === 1;
  }
}

/** The language is one that is available now. */
export type MailConversation<Kind extends Conversation> = Kind & { language: LanguageCode };

interface Recipient {
  name: string;
  email: string;
  language: LanguageCode;
}

export interface MailReply extends Recipient {
  id: number;
  /** Of the message; a quote request has none. */
  subject: string | null;
  text: string;
}

export interface MailQuote extends Recipient {
  quote: Quote;
  number: string;
  url: string;
}

/** That its customer tried to accept while its stock was short. */
export interface MailRefusedQuote {
  request: MailConversation<QuoteRequest>;
  number: string;
  shortages: Shortage[];
}

@Injectable()
export class ConversationReader {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly transactions: Transactions,
    private readonly links: QuoteLinks,
  ) {}

  getContactMessage(id: number): Promise<MailConversation<ContactMessage>> {
    return this.get(ContactMessage, id);
  }

  getQuoteRequest(id: number): Promise<MailConversation<QuoteRequest>> {
    return this.get(QuoteRequest, id);
  }

  async getReply(replyId: number): Promise<MailReply> {
    const reply = await this.transactions.manager.findOneByOrFail(ConversationReply, { id: replyId });
    const { messageId, requestId, text } = reply;
    const conversation =
      messageId === null
        ? { ...(await this.getQuoteRequest(requestId!)), subject: null }
        : await this.getContactMessage(messageId);
    const { name, email, language, subject } = conversation;
    return { id: replyId, name, email, language, subject, text };
  }

  /** Null when it is no longer the newest, or can no longer be accepted. */
  async findSentQuote(quoteId: number): Promise<MailQuote | null> {
    const { manager } = this.transactions;
    const relations = { lines: true };
    const quote = await manager.findOneOrFail(Quote, { where: { id: quoteId }, relations });
    if (quoteStateOf(quote) !== 'sent') return null;
    const { name, email, language } = await this.getQuoteRequest(quote.requestId);
    const url = this.links.urlOf(quote.requestId);
    return { quote, name, email, language, number: quoteNumberOf(quote), url };
  }

  /** Null when it was accepted or replaced since. */
  async findRefusedQuote(quoteId: number): Promise<MailRefusedQuote | null> {
    const quote = await this.transactions.manager.findOneByOrFail(Quote, { id: quoteId });
    const { shortages, status, requestId } = quote;
    if (shortages === null || status !== 'sent') return null;
    return { request: await this.getQuoteRequest(requestId), number: quoteNumberOf(quote), shortages };
  }

  private async get<Kind extends Conversation>(
    kind: Type<Kind>,
    id: number,
  ): Promise<MailConversation<Kind>> {
    const conversation = await this.conversations.find(kind, id);
    if (!conversation) throw conversationNotFound();
    const language = isLanguageCode(conversation.language) ? conversation.language : DEFAULT_LANGUAGE;
    return { ...conversation, language };
  }
}

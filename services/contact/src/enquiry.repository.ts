import { Injectable, type Type } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isAvailableLanguage, type LanguageCode } from '@kp/i18n/languages';
import type { Shortage } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import type { RequestIntent } from '@kp/platform/http';
import type { FindOptionsWhere } from 'typeorm';
import { enquiryNotFound } from './contact.errors';
import {
  ContactMessage,
  type Enquiry,
  type EnquiryStatus,
  type NewEnquiry,
  QuoteRequest,
} from './enquiry.entity';
import { EnquiryReply } from './inbox/enquiry-reply.entity';
import { QuoteLinks } from './quotes/quote-links';
import { Quote, quoteNumberOf, quoteStateOf } from './quotes/quote.entity';

export interface Page {
  limit: number;
  offset: number;
}

export interface EnquiryFilter {
  status?: EnquiryStatus;
  search?: string;
}

const MESSAGE_COLUMNS = ['name', 'email', 'subject', 'message', 'orderNumber'];
const REQUEST_COLUMNS = ['name', 'email', 'companyName', 'products'];

@Injectable()
export class EnquiryRepository {
  constructor(private readonly transactions: Transactions) {}

  /** @returns its id; null when the intent is stored already. A concurrent duplicate waits for the first insert. */
  async add(kind: Type<Enquiry>, enquiry: NewEnquiry, intent: RequestIntent | null): Promise<number | null> {
    const { raw } = await this.transactions.manager
      .createQueryBuilder()
      .insert()
      .into(kind)
      .values({
        ...enquiry,
        intentScope: intent?.scope ?? null,
        intentKey: intent?.key ?? null,
        requestHash: intent?.requestHash ?? null,
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: number }[])[0]?.id ?? null;
  }

  async findRequestHash(kind: Type<Enquiry>, { scope, key }: RequestIntent): Promise<string | null> {
    const where = { intentScope: scope, intentKey: key };
    const stored = await this.transactions.manager.findOneBy(kind, where);
    return stored?.requestHash ?? null;
  }

  find<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<Kind | null> {
    return this.transactions.manager.findOneBy(kind, { id } as FindOptionsWhere<Kind>);
  }

  /** LOCK_ORDER (transactions.ts): before the order that an accepted quote becomes. */
  lock<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<Kind | null> {
    const where = { id } as FindOptionsWhere<Kind>;
    return this.transactions.manager.findOne(kind, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Newest first. @returns the page, and the number of all that match */
  search<Kind extends Enquiry>(
    kind: Type<Kind>,
    { status, search }: EnquiryFilter,
    { limit, offset }: Page,
  ): Promise<[Kind[], number]> {
    const query = this.transactions.manager
      .createQueryBuilder(kind, 'enquiry')
      .orderBy({ 'enquiry.createdAt': 'DESC', 'enquiry.id': 'DESC' })
      .limit(limit)
      .offset(offset);
    if (status) query.andWhere('enquiry.status = :status', { status });
    if (search) {
      const columns = kind === (ContactMessage as Type<Enquiry>) ? MESSAGE_COLUMNS : REQUEST_COLUMNS;
      const text = `concat_ws(' ', ${columns.map((column) => `enquiry.${column}`).join(', ')})`;
      query.andWhere(`${text} ILIKE :pattern`, { pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` });
    }
    return query.getManyAndCount();
  }

  async setStatus(kind: Type<Enquiry>, id: number, status: EnquiryStatus): Promise<boolean> {
    const { affected } = await this.transactions.manager.update(kind, { id }, { status });
    return affected === 1;
  }
}

/** The language is one that is available now. */
export type MailEnquiry<Kind extends Enquiry> = Kind & { language: LanguageCode };

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
  request: MailEnquiry<QuoteRequest>;
  number: string;
  shortages: Shortage[];
}

@Injectable()
export class EnquiryReader {
  constructor(
    private readonly enquiries: EnquiryRepository,
    private readonly transactions: Transactions,
    private readonly links: QuoteLinks,
  ) {}

  getContactMessage(id: number): Promise<MailEnquiry<ContactMessage>> {
    return this.get(ContactMessage, id);
  }

  getQuoteRequest(id: number): Promise<MailEnquiry<QuoteRequest>> {
    return this.get(QuoteRequest, id);
  }

  async getReply(replyId: number): Promise<MailReply> {
    const reply = await this.transactions.manager.findOneByOrFail(EnquiryReply, { id: replyId });
    const { messageId, requestId, text } = reply;
    const enquiry =
      messageId === null
        ? { ...(await this.getQuoteRequest(requestId!)), subject: null }
        : await this.getContactMessage(messageId);
    const { name, email, language, subject } = enquiry;
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

  private async get<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<MailEnquiry<Kind>> {
    const enquiry = await this.enquiries.find(kind, id);
    if (!enquiry) throw enquiryNotFound();
    const language = isAvailableLanguage(enquiry.language) ? enquiry.language : DEFAULT_LANGUAGE;
    return { ...enquiry, language };
  }
}

import { Injectable, type Type } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isAvailableLanguage, type LanguageCode } from '@kp/i18n/languages';
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

export interface Page {
  limit: number;
  offset: number;
}

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

  async list<Kind extends Enquiry>(kind: Type<Kind>, { limit, offset }: Page): Promise<Kind[]> {
    return (await this.transactions.manager.find<Enquiry>(kind, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    })) as Kind[];
  }

  count(kind: Type<Enquiry>): Promise<number> {
    return this.transactions.manager.count(kind);
  }

  async setStatus(kind: Type<Enquiry>, id: number, status: EnquiryStatus): Promise<boolean> {
    const { affected } = await this.transactions.manager.update(kind, { id }, { status });
    return affected === 1;
  }
}

/** The language is one that is available now. */
export type MailEnquiry<Kind extends Enquiry> = Kind & { language: LanguageCode };

@Injectable()
export class EnquiryReader {
  constructor(private readonly enquiries: EnquiryRepository) {}

  getContactMessage(id: number): Promise<MailEnquiry<ContactMessage>> {
    return this.get(ContactMessage, id);
  }

  getQuoteRequest(id: number): Promise<MailEnquiry<QuoteRequest>> {
    return this.get(QuoteRequest, id);
  }

  private async get<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<MailEnquiry<Kind>> {
    const enquiry = await this.enquiries.find(kind, id);
    if (!enquiry) throw enquiryNotFound();
    const language = isAvailableLanguage(enquiry.language) ? enquiry.language : DEFAULT_LANGUAGE;
    return { ...enquiry, language };
  }
}

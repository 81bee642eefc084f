import { Injectable, type Type } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { RequestIntent } from '@kp/platform/http';
import type { FindOptionsWhere } from 'typeorm';
import { Enquiry, type EnquiryStatus, type NewEnquiry } from '../domain/enquiry.entity';

export interface Page {
  limit: number;
  offset: number;
}

/** Enquiries of all kinds, each kind in a table of its own: `kind` is the class of the entity. */
@Injectable()
export class EnquiryRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Stores an enquiry.
   * @returns its id; null when the intent has led to one already. A parallel twin waits here for the first one.
   */
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

  /** What was asked for under the key of an intent that has led to an enquiry already. */
  async findRequestHash(kind: Type<Enquiry>, { scope, key }: RequestIntent): Promise<string | null> {
    const where = { intentScope: scope, intentKey: key };
    const known = await this.transactions.manager.findOneBy(kind, where);
    return known?.requestHash ?? null;
  }

  find<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<Kind | null> {
    return this.transactions.manager.findOneBy(kind, { id } as FindOptionsWhere<Kind>);
  }

  /** Newest first. */
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

  /** @returns false when there is no such enquiry */
  async setStatus(kind: Type<Enquiry>, id: number, status: EnquiryStatus): Promise<boolean> {
    const { affected } = await this.transactions.manager.update(kind, { id }, { status });
    return affected === 1;
  }
}

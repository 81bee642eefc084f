import { Injectable, type Type } from '@nestjs/common';
import type { Enquiry } from '../domain/enquiry.entity';
import { EnquiryRepository, type Page } from '../persistence/enquiry.repository';

export interface EnquiryPage<Kind> {
  /** Newest first. */
  enquiries: Kind[];
  /** Of all pages. */
  total: number;
}

@Injectable()
export class ListEnquiries {
  constructor(private readonly repository: EnquiryRepository) {}

  /** @param kind class of the entity */
  async execute<Kind extends Enquiry>(kind: Type<Kind>, page: Page): Promise<EnquiryPage<Kind>> {
    const [enquiries, total] = await Promise.all([
      this.repository.list(kind, page),
      this.repository.count(kind),
    ]);
    return { enquiries, total };
  }
}

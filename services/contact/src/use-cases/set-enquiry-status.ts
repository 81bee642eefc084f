import { Injectable, type Type } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { enquiryNotFound } from '../domain/contact.errors';
import type { Enquiry, EnquiryStatus } from '../domain/enquiry.entity';
import { EnquiryRepository } from '../persistence/enquiry.repository';

@Injectable()
export class SetEnquiryStatus {
  constructor(
    private readonly transactions: Transactions,
    private readonly enquiries: EnquiryRepository,
  ) {}

  /**
   * Any status may follow any other.
   * @param kind class of the entity
   * @returns the enquiry as it stands then
   * @throws ContactError CONTACT.NOT_FOUND
   */
  execute<Kind extends Enquiry>(kind: Type<Kind>, id: number, status: EnquiryStatus): Promise<Kind> {
    return this.transactions.run(async () => {
      const isThere = await this.enquiries.setStatus(kind, id, status);
      if (!isThere) throw enquiryNotFound();
      return (await this.enquiries.find(kind, id))!;
    });
  }
}

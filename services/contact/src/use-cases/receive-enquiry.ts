import { Injectable, type Type } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { intentOf } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { idempotencyMismatch } from '../domain/contact.errors';
import type { Enquiry, NewEnquiry } from '../domain/enquiry.entity';
import type { EnquiryReceived } from '../events';
import { EnquiryRepository } from '../persistence/enquiry.repository';

/** Enquiry and event are one transaction. */
@Injectable()
export class ReceiveEnquiry {
  constructor(
    private readonly transactions: Transactions,
    private readonly enquiries: EnquiryRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores an enquiry that keeps to its rules and announces it; under a known key it does neither again.
   * @param kind class of the entity
   * @param event announces it to the modules to the right
   * @throws ContactError CONTACT.IDEMPOTENCY_MISMATCH
   */
  async execute(kind: Type<Enquiry>, event: string, enquiry: NewEnquiry, key: string | null): Promise<void> {
    const intent = key === null ? null : intentOf(enquiry, enquiry.userId, key);
    await this.transactions.run(async () => {
      const enquiryId = await this.enquiries.add(kind, enquiry, intent);
      if (enquiryId !== null) await this.outbox.record(event, { enquiryId } satisfies EnquiryReceived);
      else if ((await this.enquiries.findRequestHash(kind, intent!)) !== intent!.requestHash)
        throw idempotencyMismatch();
    });
  }
}

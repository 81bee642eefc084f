import { Injectable, type Type } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { ContactMessage, type Enquiry, type EnquiryStatus } from '../enquiry.entity';
import { enquiryNotFound, noRecipient } from '../contact.errors';
import { type EnquiryFilter, EnquiryRepository, type Page } from '../enquiry.repository';
import { ENQUIRY_ANSWERED, type EnquiryAnswered, EnquiryReply } from './enquiry-reply.entity';

interface EnquiryPage<Kind> {
  enquiries: Kind[];
  total: number;
}

const subjectOf = (kind: Type<Enquiry>) => (kind === ContactMessage ? 'contact-message' : 'quote-request');
const keyOf = (kind: Type<Enquiry>, id: number) =>
  kind === ContactMessage ? { messageId: id } : { requestId: id };

@Injectable()
export class InboxService {
  constructor(
    private readonly transactions: Transactions,
    private readonly enquiries: EnquiryRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async list<Kind extends Enquiry>(
    kind: Type<Kind>,
    filter: EnquiryFilter,
    page: Page,
  ): Promise<EnquiryPage<Kind>> {
    const [enquiries, total] = await this.enquiries.search(kind, filter, page);
    return { enquiries, total };
  }

  async get<Kind extends Enquiry>(kind: Type<Kind>, id: number): Promise<Kind> {
    const enquiry = await this.enquiries.find(kind, id);
    if (!enquiry) throw enquiryNotFound();
    return enquiry;
  }

  /** Oldest first. */
  listReplies(kind: Type<Enquiry>, id: number): Promise<EnquiryReply[]> {
    const { manager } = this.transactions;
    return manager.find(EnquiryReply, { where: keyOf(kind, id), order: { id: 'ASC' } });
  }

  setStatus<Kind extends Enquiry>(
    kind: Type<Kind>,
    id: number,
    status: EnquiryStatus,
    staff: Principal,
  ): Promise<Kind> {
    return this.transactions.run(async () => {
      const before = await this.enquiries.lock(kind, id);
      if (!before) throw enquiryNotFound();
      await this.enquiries.setStatus(kind, id, status);
      await this.recordStatus(kind, before, status, staff);
      return { ...before, status };
    });
  }

  /** The mail to the sender follows from the event. */
  async reply(kind: Type<Enquiry>, id: number, text: string, staff: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const enquiry = await this.enquiries.lock(kind, id);
      if (!enquiry) throw enquiryNotFound();
      if (enquiry.email === '') throw noRecipient();
      const { manager } = this.transactions;
      const author = { authorId: staff.userId, author: staff.email };
      const reply = await manager.save(manager.create(EnquiryReply, { ...keyOf(kind, id), ...author, text }));
      await this.enquiries.setStatus(kind, id, 'answered');
      await this.outbox.record(ENQUIRY_ANSWERED, { replyId: reply.id } satisfies EnquiryAnswered);
      const subject = subjectOf(kind);
      // Without its text, which is deleted with the message.
      const after = { replyId: reply.id, hasText: true };
      await this.audit.record(staff, {
        action: `${subject}.answered`,
        subject,
        subjectId: id,
        before: null,
        after,
      });
    });
  }

  private async recordStatus(
    kind: Type<Enquiry>,
    { id, status: former }: Enquiry,
    status: EnquiryStatus,
    staff: Principal,
  ): Promise<void> {
    const subject = subjectOf(kind);
    await this.audit.record(staff, {
      action: `${subject}.updated`,
      subject,
      subjectId: id,
      before: { status: former },
      after: { status },
    });
  }
}

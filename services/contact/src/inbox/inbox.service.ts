import { Injectable, type Type } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { ContactMessage, type Conversation, type ConversationStatus } from '../conversation.entity';
import { conversationNotFound, noRecipient } from '../contact.errors';
import { type ConversationFilter, ConversationRepository, type Page } from '../conversation.repository';
import {
  CONVERSATION_ANSWERED,
  type ConversationAnswered,
  ConversationReply,
} from './conversation-reply.entity';

interface ConversationPage<Kind> {
  conversations: Kind[];
  total: number;
}

const subjectOf = (kind: Type<Conversation>) =>
  kind === ContactMessage ? 'contact-message' : 'quote-request';
const keyOf = (kind: Type<Conversation>, id: number) =>
  kind === ContactMessage ? { messageId: id } : { requestId: id };

@Injectable()
export class InboxService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async list<Kind extends Conversation>(
    kind: Type<Kind>,
    filter: ConversationFilter,
    page: Page,
  ): Promise<ConversationPage<Kind>> {
    const [conversations, total] = await this.conversations.search(kind, filter, page);
    return { conversations, total };
  }

  async get<Kind extends Conversation>(kind: Type<Kind>, id: number): Promise<Kind> {
    const conversation = await this.conversations.find(kind, id);
    if (!conversation) throw conversationNotFound();
    return conversation;
  }

  /** Oldest first. */
  listReplies(kind: Type<Conversation>, id: number): Promise<ConversationReply[]> {
    const { manager } = this.transactions;
    return manager.find(ConversationReply, { where: keyOf(kind, id), order: { id: 'ASC' } });
  }

  setStatus<Kind extends Conversation>(
    kind: Type<Kind>,
    id: number,
    status: ConversationStatus,
    staff: Principal,
  ): Promise<Kind> {
    return this.transactions.run(async () => {
      const before = await this.conversations.lock(kind, id);
      if (!before) throw conversationNotFound();
      await this.conversations.setStatus(kind, id, status);
      await this.recordStatus(kind, before, status, staff);
      return { ...before, status };
    });
  }

  /** The mail to the sender follows from the event. */
  async reply(kind: Type<Conversation>, id: number, text: string, staff: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const conversation = await this.conversations.lock(kind, id);
      if (!conversation) throw conversationNotFound();
      if (conversation.email === '') throw noRecipient();
      const { manager } = this.transactions;
      const author = { authorId: staff.userId, author: staff.email };
      const reply = await manager.save(
        manager.create(ConversationReply, { ...keyOf(kind, id), ...author, text }),
      );
      await this.conversations.setStatus(kind, id, 'answered');
      await this.outbox.record(CONVERSATION_ANSWERED, { replyId: reply.id } satisfies ConversationAnswered);
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
    kind: Type<Conversation>,
    { id, status: former }: Conversation,
    status: ConversationStatus,
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

import { Injectable, type Type } from '@nestjs/common';
import { asksForOrderNumber, type ContactForm } from '@kp/commerce';
import type { QuoteForm } from '@kp/commerce/quote-rules';
import type { LanguageCode } from '@kp/i18n/languages';
import { Transactions } from '@kp/platform/database';
import { type Principal, idempotentRequest } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { idempotencyMismatch } from './contact.errors';
import {
  CONTACT_MESSAGE_SENT,
  ContactMessage,
  type Conversation,
  type ConversationReceived,
  type NewConversation,
  QUOTE_REQUESTED,
  QuoteRequest,
  type RequestedItem,
} from './conversation.entity';
import { ConversationRepository } from './conversation.repository';

interface ConversationContext {
  language: LanguageCode;
  caller: Principal | null;
  idempotencyKey: string | null;
}

@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ContactError CONTACT.IDEMPOTENCY_MISMATCH */
  async sendContactMessage(input: ContactForm, context: ConversationContext): Promise<void> {
    const form = { ...input, orderNumber: asksForOrderNumber(input.category) ? input.orderNumber : '' };
    const message: NewConversation<ContactMessage> = {
      ...form,
      phone: form.phone || null,
      orderNumber: form.orderNumber || null,
      language: context.language,
      userId: context.caller?.userId ?? null,
    };
    await this.store(ContactMessage, CONTACT_MESSAGE_SENT, message, context.idempotencyKey);
  }

  /** @throws ContactError CONTACT.IDEMPOTENCY_MISMATCH */
  async requestQuote(
    form: QuoteForm,
    items: RequestedItem[] | null,
    context: ConversationContext,
  ): Promise<void> {
    const request: NewConversation<QuoteRequest> = {
      ...form,
      items,
      phone: form.phone || null,
      country: form.country || null,
      vatNumber: form.vatNumber || null,
      language: context.language,
      userId: context.caller?.userId ?? null,
    };
    await this.store(QuoteRequest, QUOTE_REQUESTED, request, context.idempotencyKey);
  }

  private async store(
    kind: Type<Conversation>,
    event: string,
    conversation: NewConversation,
    idempotencyKey: string | null,
  ): Promise<void> {
    const idempotent =
      idempotencyKey === null ? null : idempotentRequest(conversation, conversation.userId, idempotencyKey);
    await this.transactions.run(async () => {
      const conversationId = await this.conversations.add(kind, conversation, idempotent);
      if (conversationId !== null)
        await this.outbox.record(event, { conversationId } satisfies ConversationReceived);
      else if ((await this.conversations.findRequestHash(kind, idempotent!)) !== idempotent!.requestHash)
        throw idempotencyMismatch();
    });
  }
}

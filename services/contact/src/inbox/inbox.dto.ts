import { CONVERSATION_REPLY_RULES } from '@kp/commerce';
import { FormText, OptionalField, OptionalSearch, PageQuery } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import { ContactMessageResponse } from '../contact.dto';
import { type ContactMessage, CONVERSATION_STATUSES, type ConversationStatus } from '../conversation.entity';
import type { ConversationReply } from './conversation-reply.entity';

export class ListConversationsRequest extends PageQuery {
  @IsIn(CONVERSATION_STATUSES)
  @OptionalField()
  status?: ConversationStatus;

  /** In the name, the email, and what was written. */
  @OptionalSearch(200)
  search?: string;
}

export class SetConversationStatusRequest {
  @IsIn(CONVERSATION_STATUSES)
  status: ConversationStatus;
}

export class ReplyRequest {
  /** 1 to 10,000 characters; the mail adds greeting and signature. */
  @FormText(CONVERSATION_REPLY_RULES.text)
  text: string;
}

export class ConversationReplyResponse {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Email of the member of the staff. */
  author: string;
  text: string;

  static from({ id, createdAt, author, text }: ConversationReply): ConversationReplyResponse {
    return { id, createdAt: createdAt.toISOString(), author, text };
  }
}

export class MessageConversationResponse extends ContactMessageResponse {
  /** Oldest first. */
  replies: ConversationReplyResponse[];

  static of(message: ContactMessage, replies: ConversationReply[]): MessageConversationResponse {
    return {
      ...ContactMessageResponse.from(message),
      replies: replies.map((reply) => ConversationReplyResponse.from(reply)),
    };
  }
}

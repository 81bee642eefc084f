import { ENQUIRY_REPLY_RULES } from '@kp/commerce';
import { FormText, OptionalField, OptionalSearch, PageQuery } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import { ContactMessageResponse } from '../contact.dto';
import { type ContactMessage, ENQUIRY_STATUSES, type EnquiryStatus } from '../enquiry.entity';
import type { EnquiryReply } from './enquiry-reply.entity';

export class ListEnquiriesRequest extends PageQuery {
  @IsIn(ENQUIRY_STATUSES)
  @OptionalField()
  status?: EnquiryStatus;

  /** In the name, the email, and what was written. */
  @OptionalSearch(200)
  search?: string;
}

export class SetEnquiryStatusRequest {
  @IsIn(ENQUIRY_STATUSES)
  status: EnquiryStatus;
}

export class ReplyRequest {
  /** 1 to 10,000 characters; the mail adds greeting and signature. */
  @FormText(ENQUIRY_REPLY_RULES.text)
  text: string;
}

export class EnquiryReplyResponse {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Email of the member of the staff. */
  author: string;
  text: string;

  static from({ id, createdAt, author, text }: EnquiryReply): EnquiryReplyResponse {
    return { id, createdAt: createdAt.toISOString(), author, text };
  }
}

export class MessageThreadResponse extends ContactMessageResponse {
  /** Oldest first. */
  replies: EnquiryReplyResponse[];

  static of(message: ContactMessage, replies: EnquiryReply[]): MessageThreadResponse {
    return {
      ...ContactMessageResponse.from(message),
      replies: replies.map((reply) => EnquiryReplyResponse.from(reply)),
    };
  }
}

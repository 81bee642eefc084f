import type { ContactCategory } from '@kp/commerce';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const CONTACT_MESSAGE_SENT = 'contact.message-sent';
export const QUOTE_REQUESTED = 'contact.quote-requested';

export interface ConversationReceived {
  conversationId: number;
}

export const CONVERSATION_STATUSES = ['new', 'answered', 'closed'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

export abstract class Conversation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column('text')
  language: string;

  @Column({ type: 'text', default: 'new' })
  status: ConversationStatus;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** With `idempotencyKey` and `requestHash` the Idempotency-Key; all null without one. */
  @Column({ name: 'idempotency_scope', type: 'text', nullable: true })
  idempotencyScope: string | null;

  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey: string | null;

  @Column({ name: 'request_hash', type: 'text', nullable: true })
  requestHash: string | null;
}

@Entity('contact_message')
export class ContactMessage extends Conversation {
  @Column('text')
  subject: string;

  @Column('text')
  category: ContactCategory;

  @Column('text')
  message: string;

  @Column({ name: 'order_number', type: 'text', nullable: true })
  orderNumber: string | null;
}

export interface RequestedItem {
  productId: number;
  quantity: number;
}

@Entity('quote_request')
export class QuoteRequest extends Conversation {
  @Column({ name: 'company_name', type: 'text' })
  companyName: string;

  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ name: 'vat_number', type: 'text', nullable: true })
  vatNumber: string | null;

  @Column('text')
  products: string;

  /** The products of the cart that it was asked for; null without one. */
  @Column({ type: 'jsonb', nullable: true })
  items: RequestedItem[] | null;

  @Column({ type: 'integer', nullable: true })
  locations: number | null;
}

export type NewConversation<Kind extends Conversation = Conversation> = Omit<
  Kind,
  'id' | 'status' | 'createdAt' | 'idempotencyScope' | 'idempotencyKey' | 'requestHash'
>;

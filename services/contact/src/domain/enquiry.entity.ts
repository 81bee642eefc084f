import { Column, PrimaryGeneratedColumn } from 'typeorm';

export const ENQUIRY_STATUSES = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** What contact messages and quote requests have in common: who wrote, and what became of it. */
export abstract class Enquiry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Of the sender when signed in. */
  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** The sender reads answers in it. */
  @Column('text')
  language: string;

  @Column({ type: 'text', default: 'new' })
  status: EnquiryStatus;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** With `intentKey`: under which Idempotency-Key it came; both null without one. */
  @Column({ name: 'intent_scope', type: 'text', nullable: true })
  intentScope: string | null;

  @Column({ name: 'intent_key', type: 'text', nullable: true })
  intentKey: string | null;

  @Column({ name: 'request_hash', type: 'text', nullable: true })
  requestHash: string | null;
}

/** An enquiry before it is stored; what the shop adds is left out. */
export type NewEnquiry<Kind extends Enquiry = Enquiry> = Omit<
  Kind,
  'id' | 'status' | 'createdAt' | 'intentScope' | 'intentKey' | 'requestHash'
>;

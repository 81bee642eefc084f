import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OnlineMethod } from './payment-facts';

/** A provider's message in the inbox: that something happened, and to what. What happened is asked of the provider. */
@Entity('webhook_event')
export class WebhookEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  provider: OnlineMethod;

  @Column({ name: 'is_sandbox', type: 'boolean' })
  isSandbox: boolean;

  /** The provider's id of the message: the same message is stored once. */
  @Column({ name: 'event_id', type: 'text' })
  eventId: string;

  @Column('text')
  type: string;

  /** The provider's ids the message speaks of: of the payment, the capture, the refund. */
  @Column({ name: 'provider_refs', type: 'text', array: true })
  providerRefs: string[];

  /** Our own name of the payment or refund, if the provider repeats it. */
  @Column({ type: 'text', nullable: true })
  reference: string | null;

  /** How often it was sent. */
  @Column('integer')
  deliveries: number;

  @Column({ name: 'received_at', type: 'timestamptz' })
  receivedAt: Date;

  @Column({ name: 'processed_at', type: 'timestamptz', nullable: true })
  processedAt: Date | null;

  /** The payment it was about; null when it was none of ours. */
  @Column({ name: 'payment_id', type: 'integer', nullable: true })
  paymentId: number | null;
}

/**
 * True for news of a dispute or chargeback: `charge.dispute.created`, `CUSTOMER.DISPUTE.RESOLVED`, `DISPUTE_LOST`. It
 * changes nothing here: how it ends is decided at the provider, by a person.
 */
export function isAboutDispute({ type }: Pick<WebhookEvent, 'type'>): boolean {
  return /\bdispute(\b|_)/i.test(type);
}

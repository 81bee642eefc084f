import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProviderEvent } from './payment-provider';
import type { OnlineMethod } from './payment-snapshot';

@Entity('webhook_event')
export class WebhookEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  provider: OnlineMethod;

  @Column({ name: 'is_sandbox', type: 'boolean' })
  isSandbox: boolean;

  /** The provider's id of the event; a repeated event is stored once. */
  @Column({ name: 'event_id', type: 'text' })
  eventId: string;

  @Column('text')
  type: string;

  @Column({ name: 'provider_refs', type: 'text', array: true })
  providerRefs: string[];

  @Column({ type: 'text', nullable: true })
  reference: string | null;

  @Column({ name: 'dispute_ref', type: 'text', nullable: true })
  disputeRef: string | null;

  @Column({ type: 'jsonb', nullable: true })
  dispute: NonNullable<ProviderEvent['dispute']> | null;

  @Column('integer')
  deliveries: number;

  @Column({ name: 'received_at', type: 'timestamptz' })
  receivedAt: Date;

  @Column({ name: 'processed_at', type: 'timestamptz', nullable: true })
  processedAt: Date | null;

  /** Null for payments of other systems. */
  @Column({ name: 'payment_id', type: 'integer', nullable: true })
  paymentId: number | null;
}

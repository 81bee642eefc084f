import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Refund, RefundState } from './payment-facts';

/** Money on its way back. */
@Entity('payment_refund')
export class PaymentRefund implements Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  @Column('text')
  reason: Refund['reason'];

  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;

  /** The caller's name of the intent, unique within the payment. */
  @Column({ name: 'intent_key', type: 'text' })
  intentKey: string;

  /** Our name of the refund towards the provider. */
  @Column('uuid')
  reference: string;

  @Column('text')
  status: RefundState;

  @Column({ name: 'provider_ref', type: 'text', nullable: true })
  providerRef: string | null;

  @Column({ name: 'failure_message', type: 'text', nullable: true })
  failureMessage: string | null;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  /** Also set when the provider took back a refund that was done. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt: Date | null;
}

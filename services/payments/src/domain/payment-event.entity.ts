import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type PaymentEventKind =
  | 'started'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'captured'
  | 'matched'
  | 'refund_requested'
  | 'refund_done'
  | 'refund_failed'
  | 'disputed';

/** One entry of a payment's history; entries are only ever added. */
@Entity('payment_event')
export class PaymentEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column('text')
  kind: PaymentEventKind;

  @Column({ name: 'amount_minor', type: 'integer', nullable: true })
  amountMinor: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The administrator who did it, or null. */
  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;
}

/** An entry before it is stored. */
export type NewPaymentEvent = Pick<PaymentEvent, 'kind'> &
  Partial<Pick<PaymentEvent, 'amountMinor' | 'note' | 'actorUserId'>>;

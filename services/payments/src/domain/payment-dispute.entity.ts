import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DisputeState, ProviderDispute } from './payment-provider';

@Entity('payment_dispute')
export class PaymentDispute {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @Column({ name: 'provider_ref', type: 'text' })
  providerRef: string;

  @Column('text')
  kind: ProviderDispute['kind'];

  @Column('text')
  state: DisputeState;

  /** In the currency of the payment, and never more than it. */
  @Column({ name: 'amount_minor', type: 'bigint' })
  amountMinor: number;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ name: 'respond_by', type: 'timestamptz', nullable: true })
  respondBy: Date | null;

  @Column({ name: 'opened_at', type: 'timestamptz' })
  openedAt: Date;

  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}

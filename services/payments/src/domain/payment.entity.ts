import type { CurrencyCode } from '@kp/commerce';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OnlineMethod } from './payment-facts';
import type { PaymentState } from './payment-status';

/** One payment at one provider. Amounts are in minor units of its currency. */
@Entity('payment')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  method: OnlineMethod;

  /** Made to the test provider: no money moved. */
  @Column({ name: 'is_sandbox', type: 'boolean' })
  isSandbox: boolean;

  /** Made with keys of the provider's own test mode: no money moved. */
  @Column({ name: 'is_test', type: 'boolean' })
  isTest: boolean;

  /** The caller's name of the intent. */
  @Column({ name: 'intent_key', type: 'text' })
  intentKey: string;

  /** Our name of the payment towards the provider: its idempotency key, and how a lost one is recognised. */
  @Column('uuid')
  reference: string;

  /** The provider's own id; null until its first answer. */
  @Column({ name: 'provider_ref', type: 'text', nullable: true })
  providerRef: string | null;

  /** The provider's id of the taking of the money, where it has one of its own (PayPal). */
  @Column({ name: 'capture_ref', type: 'text', nullable: true })
  captureRef: string | null;

  @Column({ name: 'checkout_id', type: 'text', nullable: true })
  checkoutId: string | null;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  @Column('text')
  currency: CurrencyCode;

  @Column('text')
  description: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column('text')
  status: PaymentState;

  /** The buyer has paid and the provider has not decided yet whether it accepts that. */
  @Column({ name: 'is_in_review', type: 'boolean' })
  isInReview: boolean;

  @Column({ name: 'captured_minor', type: 'integer' })
  capturedMinor: number;

  /** Of all refunds that have not failed, done or not. */
  @Column({ name: 'refund_requested_minor', type: 'integer' })
  refundRequestedMinor: number;

  @Column({ name: 'refunded_minor', type: 'integer' })
  refundedMinor: number;

  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'failure_message', type: 'text', nullable: true })
  failureMessage: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @Column({ name: 'captured_at', type: 'timestamptz', nullable: true })
  capturedAt: Date | null;
}

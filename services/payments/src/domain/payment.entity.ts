import type { CurrencyCode } from '@kp/commerce';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { OnlineMethod, Refund, RefundState } from './payment-snapshot';
import type { PaymentState } from './payment-status';

@Entity('payment')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  method: OnlineMethod;

  @Column({ name: 'is_sandbox', type: 'boolean' })
  isSandbox: boolean;

  /** Made with keys of the provider's test mode: no money moved. */
  @Column({ name: 'is_test', type: 'boolean' })
  isTest: boolean;

  @Column({ name: 'idempotency_key', type: 'text' })
  idempotencyKey: string;

  /** Idempotency key at the provider, repeated in its webhooks. */
  @Column('uuid')
  reference: string;

  @Column({ name: 'provider_ref', type: 'text', nullable: true })
  providerRef: string | null;

  /** The provider's id of the capture, where it differs (PayPal). */
  @Column({ name: 'capture_ref', type: 'text', nullable: true })
  captureRef: string | null;

  @Column({ name: 'checkout_id', type: 'text', nullable: true })
  checkoutId: string | null;

  @Column({ name: 'invoice_number', type: 'text', nullable: true })
  invoiceNumber: string | null;

  /** What a change added to an order. */
  @Column({ name: 'balance_id', type: 'integer', nullable: true })
  balanceId: number | null;

  @Column({ name: 'pays_invoice', type: 'boolean' })
  paysInvoice: boolean;

  @Column({ name: 'return_path', type: 'text', nullable: true })
  returnPath: string | null;

  @Column({ name: 'amount_minor', type: 'bigint' })
  amountMinor: number;

  @Column('text')
  currency: CurrencyCode;

  @Column('text')
  description: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column('text')
  status: PaymentState;

  @Column({ name: 'is_in_review', type: 'boolean' })
  isInReview: boolean;

  @Column({ name: 'captured_minor', type: 'bigint' })
  capturedMinor: number;

  /** ISO 4217, as the provider says; null until it is captured. */
  @Column({ name: 'captured_currency', type: 'text', nullable: true })
  capturedCurrency: string | null;

  /** That the provider kept; null while it reports none. */
  @Column({ name: 'fee_minor', type: 'bigint', nullable: true })
  feeMinor: number | null;

  @Column({ name: 'fee_currency', type: 'text', nullable: true })
  feeCurrency: string | null;

  @Column({ name: 'refund_requested_minor', type: 'bigint' })
  refundRequestedMinor: number;

  @Column({ name: 'refunded_minor', type: 'bigint' })
  refundedMinor: number;

  /** Of lost disputes and reversals, as the provider said; `chargedBackMinor()` caps it. */
  @Column({ name: 'charged_back_minor', type: 'bigint' })
  chargedBackMinor: number;

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

@Entity('payment_refund')
export class PaymentRefund implements Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'payment_id', type: 'integer' })
  paymentId: number;

  @Column({ name: 'amount_minor', type: 'bigint' })
  amountMinor: number;

  @Column('text')
  reason: Refund['reason'];

  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;

  @Column({ name: 'idempotency_key', type: 'text' })
  idempotencyKey: string;

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

  /** Also set when a done refund is reversed. */
  @Column({ name: 'failed_at', type: 'timestamptz', nullable: true })
  failedAt: Date | null;
}

type PaymentEventKind =
  | 'started'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'captured'
  | 'matched'
  | 'mismatched'
  | 'refund_requested'
  | 'refund_done'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'charged_back';

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

  @Column({ name: 'amount_minor', type: 'bigint', nullable: true })
  amountMinor: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;
}

export type NewPaymentEvent = Pick<PaymentEvent, 'kind'> &
  Partial<Pick<PaymentEvent, 'amountMinor' | 'note' | 'actorUserId'>>;

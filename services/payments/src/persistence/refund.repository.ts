import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { In } from 'typeorm';
import type { Refund, RefundWish } from '../domain/payment-facts';
import { PaymentRefund } from '../domain/payment-refund.entity';

const INSERT = prepared(
  'payments.insert-refund',
  `INSERT INTO payment_refund (payment_id, amount_minor, reason, actor_user_id, intent_key)
   VALUES ($1, $2, $3, $4, $5) RETURNING id`,
);

const INSERT_FOREIGN = prepared(
  'payments.insert-foreign-refund',
  `INSERT INTO payment_refund (payment_id, amount_minor, reason, intent_key, status, done_at)
   VALUES ($1, $2, 'by-provider', gen_random_uuid()::text, 'done', now()) RETURNING id`,
);

/** An open refund reaches its end once; whoever comes second changes nothing. */
const SETTLE = prepared(
  'payments.settle-refund',
  `UPDATE payment_refund
   SET status = $2, provider_ref = coalesce($3, provider_ref), failure_message = $4,
       done_at = CASE WHEN $2 = 'done' THEN now() END
   WHERE id = $1 AND status IN ('requested', 'pending') AND status <> $2`,
);

/**
 * Refunds whose last try is ten minutes ago and which no delivery of the outbox is about to try again: those the
 * provider works on, and those it could not be reached for in all the tries of the outbox.
 */
const TAKE_LEFT = prepared(
  'payments.take-left-refunds',
  `UPDATE payment_refund SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment_refund
     WHERE (status = 'pending' AND coalesce(checked_at, requested_at) < now() - interval '10 minutes')
        OR (status = 'requested' AND coalesce(checked_at, requested_at) < now() - interval '2 hours')
     ORDER BY requested_at LIMIT $1 FOR UPDATE SKIP LOCKED
   ) RETURNING id`,
);

@Injectable()
export class RefundRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  async insert(wish: RefundWish, amountMinor: number): Promise<PaymentRefund> {
    const { paymentId, reason, actorUserId, key } = wish;
    const values = [paymentId, amountMinor, reason, actorUserId ?? null, key];
    const { id } = (await this.sql.first<{ id: number }>(INSERT, values))!;
    return (await this.find(id))!;
  }

  /** A refund the provider made by itself, known only when it is done. @returns its id */
  async insertForeign(paymentId: number, amountMinor: number): Promise<number> {
    return (await this.sql.first<{ id: number }>(INSERT_FOREIGN, [paymentId, amountMinor]))!.id;
  }

  find(id: number): Promise<PaymentRefund | null> {
    return this.transactions.manager.findOneBy(PaymentRefund, { id });
  }

  findByKey(paymentId: number, intentKey: string): Promise<PaymentRefund | null> {
    return this.transactions.manager.findOneBy(PaymentRefund, { paymentId, intentKey });
  }

  /** Those of a payment the provider works on. */
  findPending(paymentId: number): Promise<PaymentRefund[]> {
    return this.transactions.manager.findBy(PaymentRefund, { paymentId, status: 'pending' });
  }

  /** Oldest first. */
  list(paymentIds: number[]): Promise<PaymentRefund[]> {
    return this.transactions.manager.find(PaymentRefund, {
      where: { paymentId: In(paymentIds) },
      order: { id: 'ASC' },
    });
  }

  /** @returns false when it stood there already, or had come to its end */
  async settle(
    id: number,
    status: Refund['status'],
    providerRef: string | null,
    failureMessage: string | null,
  ): Promise<boolean> {
    return (await this.sql.run(SETTLE, [id, status, providerRef, failureMessage])) === 1;
  }

  async takeLeft(limit: number): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(TAKE_LEFT, [limit])).map((row) => row.id);
  }
}

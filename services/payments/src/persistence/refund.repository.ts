import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { In } from 'typeorm';
import type { Refund, RefundWish } from '../domain/payment-facts';
import { PaymentRefund } from '../domain/payment-refund.entity';
import type { WebhookEvent } from '../domain/webhook-event.entity';

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
       done_at = CASE WHEN $2 = 'done' THEN now() END, failed_at = CASE WHEN $2 = 'failed' THEN now() END
   WHERE id = $1 AND status IN ('requested', 'pending') AND status <> $2`,
);

/** A refund that was done and did not arrive. */
const REVERSE = prepared(
  'payments.reverse-refund',
  `UPDATE payment_refund SET status = 'failed', failure_message = $2, done_at = NULL, failed_at = now()
   WHERE id = $1 AND status = 'done'`,
);

/** Refunds of a payment that were done, by the ids of the provider or our own name that a message carries. */
const FIND_NAMED = prepared(
  'payments.find-named-refunds',
  `SELECT id FROM payment_refund
    WHERE payment_id = $1 AND status = 'done' AND provider_ref IS NOT NULL
      AND (provider_ref = ANY ($2) OR reference::text = $3)`,
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

/**
 * Refunds that were done within a month, looked at after 1, 2, 4, 8 and 16 days: banks send some back, and the message
 * about that may be lost.
 */
const TAKE_DONE = prepared(
  'payments.take-done-refunds',
  `UPDATE payment_refund SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment_refund
     WHERE status = 'done' AND provider_ref IS NOT NULL AND done_at > now() - interval '30 days'
       AND now() - done_at >= 2 * greatest(coalesce(checked_at, done_at) - done_at, interval '12 hours')
     ORDER BY done_at LIMIT $1 FOR UPDATE SKIP LOCKED
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

  /** @returns false when it was not done (any more) */
  async reverse(id: number, failureMessage: string | null): Promise<boolean> {
    return (await this.sql.run(REVERSE, [id, failureMessage])) === 1;
  }

  /** Ids of refunds that were done and that a message of the provider is about. */
  async findNamed(
    paymentId: number,
    { providerRefs, reference }: Pick<WebhookEvent, 'providerRefs' | 'reference'>,
  ): Promise<number[]> {
    const values = [paymentId, providerRefs, reference];
    return (await this.sql.rows<{ id: number }>(FIND_NAMED, values)).map(({ id }) => id);
  }

  /** Done refunds of a payment that were made in the provider's dashboard, the latest first. */
  findExternal(paymentId: number): Promise<PaymentRefund[]> {
    return this.transactions.manager.find(PaymentRefund, {
      where: { paymentId, status: 'done', reason: 'by-provider' },
      order: { id: 'DESC' },
    });
  }

  /** Ids of refunds that were done some days ago. */
  async takeDone(limit: number): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(TAKE_DONE, [limit])).map((row) => row.id);
  }

  async takeLeft(limit: number): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(TAKE_LEFT, [limit])).map((row) => row.id);
  }
}

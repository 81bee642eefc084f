import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { In } from 'typeorm';
import type { RequestRefundCommand } from '../domain/payment-commands';
import type { Refund } from '../domain/payment-snapshot';
import { PaymentRefund } from '../domain/payment.entity';
import type { WebhookEvent } from '../domain/webhook-event.entity';
import type { TakenCheck } from './payment.repository';

const INSERT = prepared(
  'payments.insert-refund',
  `INSERT INTO payment_refund (payment_id, amount_minor, reason, actor_user_id, idempotency_key)
   VALUES ($1, $2, $3, $4, $5) RETURNING id`,
);

const INSERT_EXTERNAL = prepared(
  'payments.insert-external-refund',
  `INSERT INTO payment_refund (payment_id, amount_minor, reason, idempotency_key, status, done_at)
   VALUES ($1, $2, 'by-provider', gen_random_uuid()::text, 'done', now()) RETURNING id`,
);

const SETTLE = prepared(
  'payments.complete-refund',
  `UPDATE payment_refund
   SET status = $2, provider_ref = coalesce($3, provider_ref), failure_message = $4,
       done_at = CASE WHEN $2 = 'done' THEN now() END, failed_at = CASE WHEN $2 = 'failed' THEN now() END
   WHERE id = $1 AND status IN ('requested', 'pending') AND status <> $2`,
);

const REVERSE = prepared(
  'payments.reverse-refund',
  `UPDATE payment_refund SET status = 'failed', failure_message = $2, done_at = NULL, failed_at = now()
   WHERE id = $1 AND status = 'done'`,
);

const FIND_DONE_OF_EVENT = prepared(
  'payments.find-named-refunds',
  `SELECT id FROM payment_refund
    WHERE payment_id = $1 AND status = 'done' AND provider_ref IS NOT NULL
      AND (provider_ref = ANY ($2) OR reference::text = $3)`,
);

const SUM_DONE = prepared(
  'payments.sum-done-refunds',
  `SELECT coalesce(sum(amount_minor), 0)::bigint AS amount FROM payment_refund
    WHERE payment_id = $1 AND status = 'done' AND starts_with(idempotency_key, $2)`,
);

const LANE = '(SELECT method FROM payment WHERE payment.id = payment_id) AS lane';

/** `requested` refunds wait two hours: until then the outbox still retries them. */
const TAKE_OPEN = prepared(
  'payments.take-left-refunds',
  `UPDATE payment_refund SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment_refund
     WHERE (status = 'pending' AND coalesce(checked_at, requested_at) < now() - interval '10 minutes')
        OR (status = 'requested' AND coalesce(checked_at, requested_at) < now() - interval '2 hours')
     ORDER BY requested_at LIMIT $1 FOR UPDATE SKIP LOCKED
   ) RETURNING id, ${LANE}`,
);

/** After 1, 2, 4, 8 and 16 days: banks return some refunds, and the webhook about it may be lost. */
const TAKE_DONE = prepared(
  'payments.take-done-refunds',
  `UPDATE payment_refund SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment_refund
     WHERE status = 'done' AND provider_ref IS NOT NULL AND done_at > now() - interval '30 days'
       AND now() - done_at >= 2 * greatest(coalesce(checked_at, done_at) - done_at, interval '12 hours')
     ORDER BY done_at LIMIT $1 FOR UPDATE SKIP LOCKED
   ) RETURNING id, ${LANE}`,
);

@Injectable()
export class RefundRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** @param keyPrefix of what asked for them */
  async sumDone(paymentId: number, keyPrefix: string): Promise<number> {
    return (await this.sql.first<{ amount: number }>(SUM_DONE, [paymentId, keyPrefix]))!.amount;
  }

  async insert(command: RequestRefundCommand, amountMinor: number): Promise<PaymentRefund> {
    const { paymentId, reason, admin, key } = command;
    const values = [paymentId, amountMinor, reason, admin?.userId ?? null, key];
    const { id } = (await this.sql.first<{ id: number }>(INSERT, values))!;
    return (await this.find(id))!;
  }

  async insertExternal(paymentId: number, amountMinor: number): Promise<number> {
    return (await this.sql.first<{ id: number }>(INSERT_EXTERNAL, [paymentId, amountMinor]))!.id;
  }

  find(id: number): Promise<PaymentRefund | null> {
    return this.transactions.manager.findOneBy(PaymentRefund, { id });
  }

  findByKey(paymentId: number, idempotencyKey: string): Promise<PaymentRefund | null> {
    return this.transactions.manager.findOneBy(PaymentRefund, { paymentId, idempotencyKey });
  }

  findPending(paymentId: number): Promise<PaymentRefund[]> {
    return this.transactions.manager.findBy(PaymentRefund, { paymentId, status: 'pending' });
  }

  list(paymentIds: number[]): Promise<PaymentRefund[]> {
    return this.transactions.manager.find(PaymentRefund, {
      where: { paymentId: In(paymentIds) },
      order: { id: 'ASC' },
    });
  }

  async complete(
    id: number,
    status: Refund['status'],
    providerRef: string | null,
    failureMessage: string | null,
  ): Promise<boolean> {
    return (await this.sql.run(SETTLE, [id, status, providerRef, failureMessage])) === 1;
  }

  async reverse(id: number, failureMessage: string | null): Promise<boolean> {
    return (await this.sql.run(REVERSE, [id, failureMessage])) === 1;
  }

  async findDoneOfEvent(
    paymentId: number,
    { providerRefs, reference }: Pick<WebhookEvent, 'providerRefs' | 'reference'>,
  ): Promise<number[]> {
    const values = [paymentId, providerRefs, reference];
    return (await this.sql.rows<{ id: number }>(FIND_DONE_OF_EVENT, values)).map(({ id }) => id);
  }

  /** Done refunds made in the provider's dashboard, newest first. */
  findExternal(paymentId: number): Promise<PaymentRefund[]> {
    return this.transactions.manager.find(PaymentRefund, {
      where: { paymentId, status: 'done', reason: 'by-provider' },
      order: { id: 'DESC' },
    });
  }

  takeDone(limit: number): Promise<TakenCheck[]> {
    return this.sql.rows<TakenCheck>(TAKE_DONE, [limit]);
  }

  takeOpen(limit: number): Promise<TakenCheck[]> {
    return this.sql.rows<TakenCheck>(TAKE_OPEN, [limit]);
  }
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { In } from 'typeorm';
import { PaymentDispute } from '../domain/payment-dispute.entity';
import type { DisputeState, ProviderDispute } from '../domain/payment-provider';
import type { TakenCheck } from './payment.repository';

/** What was said earlier, or at the same moment about a dispute that is decided, changes nothing. */
const SAVE = prepared(
  'payments.save-dispute',
  `INSERT INTO payment_dispute (payment_id, provider_ref, kind, state, amount_minor, reason, respond_by, as_of, closed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $4 <> 'open' THEN now() END)
   ON CONFLICT (payment_id, provider_ref) DO UPDATE
     SET state = excluded.state, amount_minor = excluded.amount_minor, reason = excluded.reason,
         respond_by = excluded.respond_by, as_of = excluded.as_of,
         closed_at = CASE WHEN excluded.state = 'open' THEN NULL
                          ELSE coalesce(payment_dispute.closed_at, excluded.closed_at) END
   WHERE payment_dispute.as_of < excluded.as_of
      OR (payment_dispute.as_of = excluded.as_of AND payment_dispute.state = 'open')`,
);

const FIND_STATE = prepared(
  'payments.find-dispute-state',
  'SELECT state FROM payment_dispute WHERE payment_id = $1 AND provider_ref = $2',
);

/** A reversal moves the money of the dispute that was lost, so the larger sum counts, not both. */
const CHARGED_BACK = prepared(
  'payments.charged-back',
  `SELECT greatest(coalesce(sum(amount_minor) FILTER (WHERE kind = 'dispute'), 0),
                   coalesce(sum(amount_minor) FILTER (WHERE kind = 'reversal'), 0))::bigint AS minor
     FROM payment_dispute WHERE payment_id = $1 AND state = 'lost'`,
);

const FIND_PAYMENT = prepared(
  'payments.find-disputed-payment',
  `SELECT p.id FROM payment_dispute d JOIN payment p ON p.id = d.payment_id
    WHERE p.method = $1 AND p.is_sandbox = $2 AND d.provider_ref = $3`,
);

/** Once a day: the message that decides a dispute may be lost. */
const TAKE_OPEN = prepared(
  'payments.take-open-disputes',
  `UPDATE payment_dispute SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment_dispute
     WHERE state = 'open' AND coalesce(checked_at, opened_at) < now() - interval '1 day'
     ORDER BY checked_at NULLS FIRST LIMIT $1 FOR UPDATE SKIP LOCKED
   ) RETURNING id, (SELECT method FROM payment WHERE payment.id = payment_id) AS lane`,
);

@Injectable()
export class DisputeRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  find(id: number): Promise<PaymentDispute | null> {
    return this.transactions.manager.findOneBy(PaymentDispute, { id });
  }

  list(paymentIds: number[]): Promise<PaymentDispute[]> {
    return this.transactions.manager.find(PaymentDispute, {
      where: { paymentId: In(paymentIds) },
      order: { id: 'ASC' },
    });
  }

  async findState(paymentId: number, providerRef: string): Promise<DisputeState | null> {
    const row = await this.sql.first<{ state: DisputeState }>(FIND_STATE, [paymentId, providerRef]);
    return row?.state ?? null;
  }

  /** @returns false when something newer is known */
  async save(
    paymentId: number,
    { ref, kind, state, reason, respondBy }: ProviderDispute,
    amountMinor: number,
    asOf: Date,
  ): Promise<boolean> {
    const values = [paymentId, ref, kind, state, amountMinor, reason, respondBy, asOf];
    return (await this.sql.run(SAVE, values)) === 1;
  }

  async chargedBackMinor(paymentId: number): Promise<number> {
    return (await this.sql.first<{ minor: number }>(CHARGED_BACK, [paymentId]))!.minor;
  }

  async findPaymentId(method: string, isSandbox: boolean, providerRef: string): Promise<number | null> {
    const row = await this.sql.first<{ id: number }>(FIND_PAYMENT, [method, isSandbox, providerRef]);
    return row?.id ?? null;
  }

  takeOpen(limit: number): Promise<TakenCheck[]> {
    return this.sql.rows<TakenCheck>(TAKE_OPEN, [limit]);
  }
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import type { OnlineMethod } from '../domain/payment-snapshot';
import { WebhookEvent } from '../domain/webhook-event.entity';
import type { ProviderEvent } from '../domain/payment-provider';

const STORE = prepared(
  'payments.store-webhook',
  `INSERT INTO webhook_event (provider, is_sandbox, event_id, type, provider_refs, reference, dispute_ref, dispute)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (provider, event_id) DO UPDATE SET deliveries = webhook_event.deliveries + 1
   RETURNING id, deliveries`,
);

const MARK_PROCESSED = prepared(
  'payments.mark-webhook-processed',
  'UPDATE webhook_event SET processed_at = now(), payment_id = $2 WHERE id = $1 AND processed_at IS NULL',
);

/** By an id of the payment, its capture or a refund of it. */
const FIND_PAYMENT = prepared(
  'payments.find-webhook-payment',
  `SELECT id FROM payment WHERE method = $1 AND is_sandbox = $2 AND (provider_ref = ANY ($3) OR capture_ref = ANY ($3))
   UNION ALL
   SELECT p.id FROM payment_refund r JOIN payment p ON p.id = r.payment_id
    WHERE p.method = $1 AND p.is_sandbox = $2 AND (r.provider_ref = ANY ($3) OR r.reference::text = $4)
   LIMIT 1`,
);

const FIND_PAYMENT_BY_REFERENCE = prepared(
  'payments.find-lost-payment',
  'SELECT id FROM payment WHERE method = $1 AND is_sandbox = $2 AND reference::text = $3',
);

@Injectable()
export class WebhookEventRepository {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  /** @returns its id; null for a repeated event */
  async store(provider: OnlineMethod, isSandbox: boolean, event: ProviderEvent): Promise<number | null> {
    const { id, type, refs, reference, disputeRef = null, dispute = null } = event;
    const values = [provider, isSandbox, id, type, refs, reference, disputeRef, dispute];
    const row = (await this.sql.first<{ id: number; deliveries: number }>(STORE, values))!;
    return row.deliveries === 1 ? row.id : null;
  }

  async findUnprocessed(id: number): Promise<WebhookEvent | null> {
    const event = await this.transactions.manager.findOneBy(WebhookEvent, { id });
    return event?.processedAt === null ? event : null;
  }

  async findPaymentId(
    event: Pick<WebhookEvent, 'provider' | 'isSandbox' | 'providerRefs' | 'reference'>,
  ): Promise<number | null> {
    const { provider, isSandbox, providerRefs, reference } = event;
    const row = await this.sql.first<{ id: number }>(FIND_PAYMENT, [
      provider,
      isSandbox,
      providerRefs,
      reference,
    ]);
    return row?.id ?? null;
  }

  /** By our reference alone, for a payment whose `providerRef` was lost with the provider's answer. */
  async findPaymentIdByReference({ provider, isSandbox, reference }: WebhookEvent): Promise<number | null> {
    const row = await this.sql.first<{ id: number }>(FIND_PAYMENT_BY_REFERENCE, [
      provider,
      isSandbox,
      reference,
    ]);
    return row?.id ?? null;
  }

  async markProcessed(id: number, paymentId: number | null): Promise<boolean> {
    return (await this.sql.run(MARK_PROCESSED, [id, paymentId])) === 1;
  }
}

import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { fromNearerEnd, prepared, Sql, Transactions } from '@kp/platform/database';
import { In, IsNull, Not, Raw } from 'typeorm';
import type { CreatePaymentCommand } from '../domain/payment-commands';
import type { OnlineMethod, Page } from '../domain/payment-snapshot';
import { type NewPaymentEvent, Payment, PaymentEvent } from '../domain/payment.entity';

/** Longer than all attempts at a provider; a crashed process blocks its payment no longer than this. */
const START_LEASE_SECONDS = 60;

const INSERT = prepared(
  'payments.insert',
  `INSERT INTO payment (method, is_sandbox, is_test, idempotency_key, checkout_id, amount_minor, currency, description, email,
                        invoice_number, return_path, balance_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
);

const ACQUIRE_START_LEASE = prepared(
  'payments.take-start',
  `UPDATE payment SET starting_until = now() + make_interval(secs => $2)
   WHERE id = $1 AND provider_ref IS NULL AND (starting_until IS NULL OR starting_until < now())`,
);

const ERASE_EMAILS = prepared(
  'payments.erase-emails',
  'UPDATE payment SET email = NULL WHERE order_id = ANY ($1) OR checkout_id = ANY ($2)',
);

const RELEASE_START_LEASE = prepared(
  'payments.release-start',
  'UPDATE payment SET starting_until = NULL WHERE id = $1',
);

/** One statement, so that of two concurrent orders one gets the payment. The amount must match exactly. */
const MATCH_ORDER = prepared(
  'payments.match-order',
  `UPDATE payment SET order_id = $2, updated_at = now()
   WHERE id = $1 AND order_id IS NULL AND status = 'captured' AND currency = $4 AND is_sandbox = $5
     AND (NOT is_test OR $6) AND captured_minor = $3 AND captured_currency = $4 AND refund_requested_minor = 0 AND NOT pays_invoice
     AND balance_id IS NULL
     AND NOT EXISTS (SELECT 1 FROM payment other
                     WHERE other.order_id = $2 AND other.balance_id IS NULL
                       AND other.status IN ('captured', 'partly_refunded'))`,
);

/** The same for what a change added to the order, which it was started for. */
const MATCH_BALANCE = prepared(
  'payments.match-balance',
  `UPDATE payment SET order_id = $2, updated_at = now()
   WHERE id = $1 AND balance_id IS NOT NULL AND order_id IS NULL AND status = 'captured' AND currency = $4
     AND is_sandbox = $5 AND (NOT is_test OR $6) AND captured_minor = $3 AND captured_currency = $4
     AND refund_requested_minor = 0`,
);

/** The same for the invoice that it was started for. */
const MATCH_INVOICE = prepared(
  'payments.match-invoice',
  `UPDATE payment SET pays_invoice = true, updated_at = now()
   WHERE id = $1 AND invoice_number = $2 AND NOT pays_invoice AND order_id IS NULL AND status = 'captured'
     AND currency = $4 AND is_sandbox = $5 AND (NOT is_test OR $6) AND captured_minor = $3 AND captured_currency = $4
     AND refund_requested_minor = 0
     AND NOT EXISTS (SELECT 1 FROM payment other WHERE other.invoice_number = $2 AND other.pays_invoice
                        AND other.status IN ('captured', 'partly_refunded'))`,
);

const CARRY_OVER = prepared(
  'payments.carry-over',
  'UPDATE payment SET invoice_number = $2, updated_at = now() WHERE invoice_number = $1 AND pays_invoice',
);

/** Checks a payment after 2, 4, 8 … minutes, for three days, or for thirty while its provider reviews it. */
const TAKE_DUE = prepared(
  'payments.take-uncertain',
  `UPDATE payment SET checked_at = now()
   WHERE id IN (
     SELECT id FROM payment
     WHERE status IN ('created', 'pending', 'failed') AND provider_ref IS NOT NULL
       AND created_at BETWEEN now() - interval '30 days' AND now() - interval '2 minutes'
       AND (is_in_review OR created_at > now() - interval '3 days')
       AND now() - created_at >= 2 * (coalesce(checked_at, created_at) - created_at)
     ORDER BY checked_at NULLS FIRST LIMIT $1 FOR UPDATE SKIP LOCKED
   ) RETURNING id, method AS lane`,
);

/** What is to be looked up at a provider, in the lane of that provider. */
export interface TakenCheck {
  id: number;
  lane: OnlineMethod;
}

/** Refundable payments whose failed refunds exceed the refunds requested after them. */
const REFUND_FAILED = `
  SELECT p.id FROM payment p JOIN payment_refund f ON f.payment_id = p.id
   WHERE f.status = 'failed' AND p.captured_minor > p.refund_requested_minor + p.charged_back_minor
     AND (SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'failed' AND failed_at >= f.failed_at), 0)
               - coalesce(sum(amount_minor) FILTER (WHERE requested_at > f.failed_at), 0)
            FROM payment_refund WHERE payment_id = p.id) > 0`;

export interface PaymentFilter {
  isUnmatched?: boolean;
  isRefundFailed?: boolean;
  /** With an open dispute. */
  isDisputed?: boolean;
}

const OPEN_DISPUTE = `SELECT payment_id FROM payment_dispute WHERE state = 'open'`;

const COUNT_OPEN = prepared(
  'payments.count-open',
  `SELECT count(*)::int AS open FROM payment
    WHERE status IN ('created', 'pending', 'failed') AND created_at > now() - interval '1 hour'
      AND starts_with(idempotency_key, $1) AND idempotency_key <> $2`,
);

/** Records money that reached the provider a second time. */
const COPY = prepared(
  'payments.copy',
  `INSERT INTO payment (method, is_sandbox, is_test, idempotency_key, provider_ref, checkout_id, amount_minor, currency,
                        description, email, invoice_number, return_path, balance_id)
   SELECT method, is_sandbox, is_test, left(idempotency_key || ' again ' || $2, 400), $2, checkout_id, amount_minor, currency,
          description, email, invoice_number, return_path, balance_id
     FROM payment WHERE id = $1
   ON CONFLICT DO NOTHING`,
);

@Injectable()
export class PaymentRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  async eraseEmails(orderIds: readonly number[], checkoutIds: readonly string[]): Promise<void> {
    await this.sql.run(ERASE_EMAILS, [orderIds, checkoutIds]);
  }

  /** @returns its id; null when the key exists. A concurrent duplicate waits for the first insert. */
  async insert(command: CreatePaymentCommand, isSandbox: boolean, isTest: boolean): Promise<number | null> {
    const { method, key, checkoutId, amountMinor, currency, description, email = null } = command;
    const { invoiceNumber = null, returnPath = null, balanceId = null } = command;
    const values = [
      method,
      isSandbox,
      isTest,
      key,
      checkoutId,
      amountMinor,
      currency,
      description,
      email,
      invoiceNumber,
      returnPath,
      balanceId,
    ];
    return (await this.sql.first<{ id: number }>(INSERT, values))?.id ?? null;
  }

  async acquireStartLease(id: number): Promise<boolean> {
    return (await this.sql.run(ACQUIRE_START_LEASE, [id, START_LEASE_SECONDS])) === 1;
  }

  async releaseStartLease(id: number): Promise<void> {
    await this.sql.run(RELEASE_START_LEASE, [id]);
  }

  find(id: number): Promise<Payment | null> {
    return this.transactions.manager.findOneBy(Payment, { id });
  }

  findByKey(idempotencyKey: string): Promise<Payment | null> {
    return this.transactions.manager.findOneBy(Payment, { idempotencyKey });
  }

  findByRef(providerRef: string): Promise<Payment | null> {
    return this.transactions.manager.findOneBy(Payment, { providerRef });
  }

  /** LOCK_ORDER (transactions.ts): after its order, and before products where it has a checkout. */
  findForUpdate(id: number): Promise<Payment | null> {
    return this.transactions.manager.findOne(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(id: number, columns: Partial<Payment>): Promise<void> {
    await this.transactions.manager.update(Payment, { id }, { ...columns, updatedAt: () => 'now()' });
  }

  async matchOrder(
    id: number,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
    mode: { isSandbox: boolean; isTest: boolean },
  ): Promise<boolean> {
    const values = [id, orderId, amountMinor, currency, mode.isSandbox, mode.isTest];
    return (await this.sql.run(MATCH_ORDER, values)) === 1;
  }

  async matchInvoice(
    id: number,
    invoiceNumber: string,
    amountMinor: number,
    currency: CurrencyCode,
    mode: { isSandbox: boolean; isTest: boolean },
  ): Promise<boolean> {
    const values = [id, invoiceNumber, amountMinor, currency, mode.isSandbox, mode.isTest];
    return (await this.sql.run(MATCH_INVOICE, values)) === 1;
  }

  async carryOver(fromInvoice: string, toInvoice: string): Promise<void> {
    await this.sql.run(CARRY_OVER, [fromInvoice, toInvoice]);
  }

  async matchBalance(
    id: number,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
    mode: { isSandbox: boolean; isTest: boolean },
  ): Promise<boolean> {
    const values = [id, orderId, amountMinor, currency, mode.isSandbox, mode.isTest];
    return (await this.sql.run(MATCH_BALANCE, values)) === 1;
  }

  /** True when its order, or what a change added to it, or its invoice has another payment by now. */
  async isReplaced({ id, orderId, balanceId, invoiceNumber, paysInvoice }: Payment): Promise<boolean> {
    if (orderId === null && !paysInvoice) return false;
    return this.transactions.manager.existsBy(Payment, {
      ...(orderId === null
        ? { invoiceNumber: invoiceNumber!, paysInvoice }
        : { orderId, balanceId: balanceId ?? IsNull() }),
      id: Not(id),
      status: In(['captured', 'partly_refunded']),
    });
  }

  /** Oldest first. */
  listOfInvoice(invoiceNumber: string): Promise<Payment[]> {
    return this.transactions.manager.find(Payment, { where: { invoiceNumber }, order: { id: 'ASC' } });
  }

  /** Oldest first. */
  listOfBalance(balanceId: number): Promise<Payment[]> {
    return this.transactions.manager.find(Payment, { where: { balanceId }, order: { id: 'ASC' } });
  }

  /** Those that pay it, or paid it, oldest first. */
  listOfOrder(orderId: number): Promise<Payment[]> {
    return this.transactions.manager.find(Payment, { where: { orderId }, order: { id: 'ASC' } });
  }

  async countOpen(prefix: string, exceptKey: string): Promise<number> {
    return (await this.sql.first<{ open: number }>(COUNT_OPEN, [prefix, exceptKey]))!.open;
  }

  takeDue(limit: number): Promise<TakenCheck[]> {
    return this.sql.rows<TakenCheck>(TAKE_DUE, [limit]);
  }

  /** @returns the payment with that `providerRef`, created as a copy of `id` when missing */
  async copyFor(id: number, providerRef: string): Promise<Payment> {
    await this.sql.run(COPY, [id, providerRef]);
    return (await this.findByRef(providerRef))!;
  }

  async addEvents(paymentId: number, events: NewPaymentEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.transactions.manager.insert(
      PaymentEvent,
      events.map((event) => ({ ...event, paymentId })),
    );
  }

  /** Newest first. */
  async list(filter: PaymentFilter, page: Page): Promise<[Payment[], number]> {
    const { manager } = this.transactions;
    const where = {
      ...(filter.isUnmatched
        ? { orderId: IsNull(), paysInvoice: false, status: In(['captured', 'partly_refunded']) }
        : {}),
      ...(filter.isRefundFailed ? { id: Raw((id) => `${id} IN (${REFUND_FAILED})`) } : {}),
      ...(filter.isDisputed ? { id: Raw((id) => `${id} IN (${OPEN_DISPUTE})`) } : {}),
    };
    const total = await manager.countBy(Payment, where);
    const { limit, offset, isReversed } = fromNearerEnd(page, total);
    const order = { id: isReversed ? 'ASC' : 'DESC' } as const;
    const found = await manager.find(Payment, { where, order, take: limit, skip: offset });
    return [isReversed ? found.reverse() : found, total];
  }

  listEvents(paymentIds: number[]): Promise<PaymentEvent[]> {
    return this.transactions.manager.find(PaymentEvent, {
      where: { paymentId: In(paymentIds) },
      order: { id: 'ASC' },
    });
  }
}

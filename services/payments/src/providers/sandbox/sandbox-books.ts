import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { OnlineMethod } from '../../domain/payment-facts';
import { SANDBOX_NEWS, type SandboxNews } from '../../events';
import type { NewProviderPayment, NewProviderRefund } from '../payment-provider';
import { type SandboxEvent, typeOf } from './sandbox-events';

export type SandboxState = 'open' | 'requires_action' | 'approved' | 'failed' | 'succeeded';

/** A payment in the books of the test provider. */
export interface SandboxPayment {
  ref: string;
  method: OnlineMethod;
  reference: string;
  amountMinor: number;
  currency: string;
  description: string;
  state: SandboxState;
  failureMessage: string | null;
  /** An approved PayPal payment whose funding will be refused. */
  willDecline: boolean;
  refundedMinor: number;
}

/** A step in the books, and what is told about it. */
export interface SandboxMove {
  from: SandboxState[];
  to: SandboxState;
  failureMessage?: string;
  willDecline?: boolean;
  tells?: SandboxEvent;
}

const FIND = `
  SELECT ref, method, reference, amount_minor AS "amountMinor", currency, description, state,
         failure_message AS "failureMessage", will_decline AS "willDecline",
         (SELECT coalesce(sum(amount_minor), 0)::int FROM sandbox_refund WHERE payment_ref = ref) AS "refundedMinor"
    FROM sandbox_payment`;

const FIND_BY_REF = prepared('sandbox.find', `${FIND} WHERE sandbox_payment.ref = $1`);
const FIND_BY_REFERENCE = prepared(
  'sandbox.find-by-reference',
  `${FIND} WHERE sandbox_payment.reference = $1`,
);

const OPEN = prepared(
  'sandbox.open',
  `INSERT INTO sandbox_payment (ref, method, reference, amount_minor, currency, description)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (reference) DO NOTHING`,
);

const MOVE = prepared(
  'sandbox.move',
  `UPDATE sandbox_payment SET state = $2, failure_message = $3, will_decline = $4
   WHERE ref = $1 AND state = ANY ($5)
   RETURNING method`,
);

const LOCK = prepared(
  'sandbox.lock',
  `SELECT method, amount_minor AS "amountMinor" FROM sandbox_payment
    WHERE ref = $1 AND state = 'succeeded' FOR UPDATE`,
);

const REFUND = prepared(
  'sandbox.refund',
  `INSERT INTO sandbox_refund (ref, payment_ref, reference, amount_minor)
   SELECT $1, $2, $3, $4::int
    WHERE $5::int >= $4::int + (SELECT coalesce(sum(amount_minor), 0) FROM sandbox_refund WHERE payment_ref = $2)
   ON CONFLICT (reference) DO NOTHING`,
);

const FIND_REFUND = prepared(
  'sandbox.find-refund',
  'SELECT ref FROM sandbox_refund WHERE reference = $1 OR ref = $1',
);

/** The books of the test provider. A step and the message about it are one transaction, of its own. */
@Injectable()
export class SandboxBooks {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  find(ref: string): Promise<SandboxPayment | null> {
    return this.sql.first<SandboxPayment>(FIND_BY_REF, [ref]);
  }

  /** The same reference is the same payment. */
  async open(ref: string, method: OnlineMethod, payment: NewProviderPayment): Promise<SandboxPayment> {
    const { reference, amountMinor, currency, description } = payment;
    await this.sql.run(OPEN, [ref, method, reference, amountMinor, currency, description]);
    return (await this.sql.first<SandboxPayment>(FIND_BY_REFERENCE, [reference]))!;
  }

  /** @returns false when it stood in none of the states it can be moved from */
  move(ref: string, { from, to, failureMessage, willDecline = false, tells }: SandboxMove): Promise<boolean> {
    return this.transactions.run(async () => {
      const values = [ref, to, failureMessage ?? null, willDecline, from];
      const moved = await this.sql.first<{ method: OnlineMethod }>(MOVE, values);
      if (moved && tells) await this.tell(ref, moved.method, tells);
      return moved !== null;
    });
  }

  /** @returns the id of the refund, the same for the same reference; null when there is not so much to give back */
  refund(ref: string, { paymentRef, reference, amountMinor }: NewProviderRefund): Promise<string | null> {
    return this.transactions.run(async () => {
      const payment = await this.sql.first<{ method: OnlineMethod; amountMinor: number }>(LOCK, [paymentRef]);
      if (!payment) return null;
      const values = [ref, paymentRef, reference, amountMinor, payment.amountMinor];
      const isNew = (await this.sql.run(REFUND, values)) === 1;
      if (isNew) await this.tell(paymentRef, payment.method, 'refunded');
      return this.findRefund(reference);
    });
  }

  async findRefund(refOrReference: string): Promise<string | null> {
    return (await this.sql.first<{ ref: string }>(FIND_REFUND, [refOrReference]))?.ref ?? null;
  }

  private async tell(providerRef: string, method: OnlineMethod, event: SandboxEvent): Promise<void> {
    const news: SandboxNews = {
      eventId: `sandbox_evt_${randomUUID()}`,
      method,
      type: typeOf(method, event),
      providerRef,
    };
    await this.outbox.record(SANDBOX_NEWS, news);
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { OnlineMethod } from '../../domain/payment-snapshot';
import { SANDBOX_WEBHOOK_DUE, type SandboxWebhookDue } from '../../events';
import type { NewProviderPayment, NewProviderRefund } from '../../domain/payment-provider';

type SandboxEvent = 'approved' | 'succeeded' | 'failed' | 'refunded';

const EVENT_TYPES: Record<OnlineMethod, Record<SandboxEvent, string>> = {
  stripe: {
    approved: 'payment_intent.requires_action',
    succeeded: 'payment_intent.succeeded',
    failed: 'payment_intent.payment_failed',
    refunded: 'charge.refunded',
  },
  revolut: {
    approved: 'ORDER_AUTHORISED',
    succeeded: 'ORDER_COMPLETED',
    failed: 'ORDER_PAYMENT_DECLINED',
    refunded: 'ORDER_COMPLETED',
  },
  paypal: {
    approved: 'CHECKOUT.ORDER.APPROVED',
    succeeded: 'PAYMENT.CAPTURE.COMPLETED',
    failed: 'PAYMENT.CAPTURE.DENIED',
    refunded: 'PAYMENT.CAPTURE.REFUNDED',
  },
};

export type SandboxState = 'open' | 'requires_action' | 'approved' | 'failed' | 'succeeded';

export interface SandboxPayment {
  ref: string;
  method: OnlineMethod;
  reference: string;
  amountMinor: number;
  currency: string;
  description: string;
  state: SandboxState;
  failureMessage: string | null;
  /** An approved PayPal payment whose capture will be declined. */
  willDecline: boolean;
  refundedMinor: number;
}

export interface SandboxTransition {
  from: SandboxState[];
  to: SandboxState;
  failureMessage?: string;
  willDecline?: boolean;
  emits?: SandboxEvent;
}

const FIND = `
  SELECT ref, method, reference, amount_minor AS "amountMinor", currency, description, state,
         failure_message AS "failureMessage", will_decline AS "willDecline",
         (SELECT coalesce(sum(amount_minor), 0)::bigint FROM sandbox_refund WHERE payment_ref = ref) AS "refundedMinor"
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

const TRANSITION = prepared(
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
   SELECT $1, $2, $3, $4::bigint
    WHERE $5::bigint >= $4::bigint + (SELECT coalesce(sum(amount_minor), 0) FROM sandbox_refund WHERE payment_ref = $2)
   ON CONFLICT (reference) DO NOTHING`,
);

const FIND_REFUND = prepared(
  'sandbox.find-refund',
  'SELECT ref FROM sandbox_refund WHERE reference = $1 OR ref = $1',
);

/** The records of the test provider. A transition and its webhook are one transaction. */
@Injectable()
export class SandboxLedger {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  find(ref: string): Promise<SandboxPayment | null> {
    return this.sql.first<SandboxPayment>(FIND_BY_REF, [ref]);
  }

  async open(ref: string, method: OnlineMethod, payment: NewProviderPayment): Promise<SandboxPayment> {
    const { reference, amountMinor, currency, description } = payment;
    await this.sql.run(OPEN, [ref, method, reference, amountMinor, currency, description]);
    return (await this.sql.first<SandboxPayment>(FIND_BY_REFERENCE, [reference]))!;
  }

  transition(
    ref: string,
    { from, to, failureMessage, willDecline = false, emits }: SandboxTransition,
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const values = [ref, to, failureMessage ?? null, willDecline, from];
      const changed = await this.sql.first<{ method: OnlineMethod }>(TRANSITION, values);
      if (changed && emits) await this.emit(ref, changed.method, emits);
      return changed !== null;
    });
  }

  /** @returns the id of the refund, once per reference; null when the amount is not refundable */
  refund(ref: string, { paymentRef, reference, amountMinor }: NewProviderRefund): Promise<string | null> {
    return this.transactions.run(async () => {
      const payment = await this.sql.first<{ method: OnlineMethod; amountMinor: number }>(LOCK, [paymentRef]);
      if (!payment) return null;
      const values = [ref, paymentRef, reference, amountMinor, payment.amountMinor];
      const isNew = (await this.sql.run(REFUND, values)) === 1;
      if (isNew) await this.emit(paymentRef, payment.method, 'refunded');
      return this.findRefund(reference);
    });
  }

  async findRefund(refOrReference: string): Promise<string | null> {
    return (await this.sql.first<{ ref: string }>(FIND_REFUND, [refOrReference]))?.ref ?? null;
  }

  private async emit(providerRef: string, method: OnlineMethod, event: SandboxEvent): Promise<void> {
    const payload: SandboxWebhookDue = {
      eventId: `sandbox_evt_${randomUUID()}`,
      method,
      lane: method,
      type: EVENT_TYPES[method][event],
      providerRef,
    };
    await this.outbox.record(SANDBOX_WEBHOOK_DUE, payload);
  }
}

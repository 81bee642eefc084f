import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { CustomerCredit } from '../domain/customer-credit';
import type { Transfer } from '../domain/invoice-payment';
import {
  ADD_CREDIT_REFUND,
  LEAST_LEFT_SINCE,
  LIST_CREDIT_REFUNDS,
  LIST_CREDITS,
  LOCK_CREDITS,
  UNDO_CREDIT_REFUND,
} from './customer-credit.queries';

export interface CreditRefund extends Transfer {
  id: number;
  /** The transfer that was too much. */
  paymentId: number;
  undoneAt: Date | null;
}

/** Every change holds the lock of the credits of the customer. */
@Injectable()
export class CustomerCreditRepository {
  constructor(private readonly sql: Sql) {}

  /** Of the customer of an invoice, in its currency, the oldest first; also those of which nothing is left. */
  list(invoiceId: number): Promise<CustomerCredit[]> {
    return this.sql.rows(LIST_CREDITS, [invoiceId]);
  }

  async lock(invoiceId: number): Promise<CustomerCredit[]> {
    const locked = new Set(
      (await this.sql.rows<{ id: number }>(LOCK_CREDITS, [invoiceId])).map(({ id }) => id),
    );
    // What came between the two statements is not locked.
    return (await this.list(invoiceId)).filter(({ id }) => locked.has(id));
  }

  /** As much of a credit as was never used since a day, and can have gone back on it. */
  async leastSince(paymentId: number, day: string): Promise<number> {
    return (await this.sql.first<{ leftMinor: number }>(LEAST_LEFT_SINCE, [paymentId, day]))!.leftMinor;
  }

  /** What went back of the transfers of an invoice, oldest first. */
  listRefunds(invoiceId: number): Promise<CreditRefund[]> {
    return this.sql.rows(LIST_CREDIT_REFUNDS, [invoiceId]);
  }

  async addRefund(
    paymentId: number,
    { amountMinor, paidOn, reference }: Transfer,
    actorUserId: number,
  ): Promise<void> {
    await this.sql.run(ADD_CREDIT_REFUND, [paymentId, amountMinor, paidOn, reference, actorUserId]);
  }

  /** @returns false for one that is undone already */
  async undoRefund(id: number, actorUserId: number): Promise<boolean> {
    return (await this.sql.run(UNDO_CREDIT_REFUND, [id, actorUserId])) === 1;
  }
}

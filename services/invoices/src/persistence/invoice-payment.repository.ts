import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { ArrivedTransfer, InvoicePayment } from '../domain/invoice-payment';
import type { PaymentShare } from '../domain/payment-shares';

const COLUMNS = `
  id, kind, payment_id AS "paymentId", amount_minor AS "amountMinor", excess_minor AS "excessMinor",
  credit_of_id AS "creditOfId", refunded_minor AS "refundedMinor",
  paid_on::text AS "paidOn", reference, undone_at AS "undoneAt"`;

const ADD = prepared(
  'invoices.add-payment',
  `INSERT INTO invoice_payment (invoice_id, kind, amount_minor, paid_on, payment_id, reference, actor_user_id, excess_minor, credit_of_id,
                                bank_entry_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

const LIST = prepared(
  'invoices.list-payments',
  `SELECT ${COLUMNS} FROM invoice_payment WHERE invoice_id = $1 AND amount_minor + excess_minor > 0 ORDER BY id`,
);

const FIND_BY_PAYMENT = prepared(
  'invoices.find-online-payment',
  `SELECT ${COLUMNS} FROM invoice_payment WHERE payment_id = $1`,
);

const HAS_TRANSFER = prepared(
  'invoices.has-transfer',
  `SELECT 1 FROM invoice_payment WHERE invoice_id = $1 AND reference = $2 AND paid_on = $3
      AND amount_minor + excess_minor = $4 AND bank_entry_id IS NULL
      AND kind = 'wire_transfer' AND undone_at IS NULL`,
);

const HAS_ENTRY = prepared(
  'invoices.has-payment-of-entry',
  'SELECT 1 FROM invoice_payment WHERE invoice_id = $1 AND bank_entry_id = $2 AND undone_at IS NULL',
);

const LIST_OF_ENTRY = prepared(
  'invoices.list-payments-of-entry',
  `SELECT p.id, i.number FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
    WHERE p.bank_entry_id = $1 AND p.undone_at IS NULL ORDER BY i.order_id, p.id`,
);

const UNDO = prepared(
  'invoices.undo-payment',
  `UPDATE invoice_payment SET undone_at = now(), undone_by = $3
    WHERE id = $2 AND invoice_id = $1 AND kind IN ('wire_transfer', 'credit') AND undone_at IS NULL`,
);

const SAVE_REFUNDED = prepared(
  'invoices.save-refunded',
  'UPDATE invoice_payment SET refunded_minor = $2 WHERE id = $1',
);

/** What changes is kept as it was. */
const SHARE = prepared(
  'invoices.share-payments',
  `WITH share AS (
     SELECT p.id, p.invoice_id, p.amount_minor, p.excess_minor, s.amount AS next_amount, s.excess AS next_excess
       FROM unnest($2::int[], $3::bigint[], $4::bigint[]) AS s (id, amount, excess) JOIN invoice_payment p USING (id)
      WHERE (p.invoice_id, p.amount_minor, p.excess_minor) IS DISTINCT FROM ($1::int, s.amount, s.excess)
   ), former AS (
     INSERT INTO former_share (payment_id, invoice_id, amount_minor, excess_minor, ended_on)
     SELECT id, invoice_id, amount_minor, excess_minor, $5::date FROM share
   )
   UPDATE invoice_payment p SET invoice_id = $1, amount_minor = share.next_amount, excess_minor = share.next_excess
     FROM share WHERE p.id = share.id`,
);

type NewInvoicePayment = Pick<InvoicePayment, 'kind' | 'amountMinor' | 'paidOn'> &
  Partial<Pick<InvoicePayment, 'paymentId' | 'reference' | 'excessMinor' | 'creditOfId'>> & {
    actorUserId?: number;
    bankEntryId?: number;
  };

/** Every change holds the lock of the order of the invoice. */
@Injectable()
export class InvoicePaymentRepository {
  constructor(private readonly sql: Sql) {}

  async add(invoiceId: number, payment: NewInvoicePayment): Promise<void> {
    const { kind, amountMinor, paidOn, paymentId = null, reference = null, actorUserId = null } = payment;
    const { excessMinor = 0, creditOfId = null, bankEntryId = null } = payment;
    const arrived = [kind, amountMinor, paidOn, paymentId, reference, actorUserId, excessMinor, creditOfId];
    await this.sql.run(ADD, [invoiceId, ...arrived, bankEntryId]);
  }

  /** Oldest first. */
  list(invoiceId: number): Promise<InvoicePayment[]> {
    return this.sql.rows(LIST, [invoiceId]);
  }

  findByPayment(paymentId: number): Promise<InvoicePayment | null> {
    return this.sql.first(FIND_BY_PAYMENT, [paymentId]);
  }

  async hasTransfer(
    invoiceId: number,
    { reference, paidOn, amountMinor, bankEntryId }: ArrivedTransfer,
  ): Promise<boolean> {
    const found =
      bankEntryId === undefined
        ? await this.sql.first(HAS_TRANSFER, [invoiceId, reference, paidOn, amountMinor])
        : await this.sql.first(HAS_ENTRY, [invoiceId, bankEntryId]);
    return found !== null;
  }

  /** What a line of a bank statement paid, with the number of the invoice that it counts for now. */
  listOfEntry(bankEntryId: number): Promise<{ id: number; number: string }[]> {
    return this.sql.rows(LIST_OF_ENTRY, [bankEntryId]);
  }

  /** @param day on which they begin to count so for this invoice, which may be another one than before */
  async share(invoiceId: number, shares: readonly PaymentShare[], day: string): Promise<void> {
    const [ids, amounts, excesses] = [
      shares.map(({ id }) => id),
      shares.map(({ amountMinor }) => amountMinor),
      shares.map(({ excessMinor }) => excessMinor),
    ];
    await this.sql.run(SHARE, [invoiceId, ids, amounts, excesses, day]);
  }

  /** A transfer, or what a credit paid. @returns false for an unknown one and one that is undone already */
  async undo(invoiceId: number, id: number, actorUserId: number): Promise<boolean> {
    return (await this.sql.run(UNDO, [invoiceId, id, actorUserId])) === 1;
  }

  async saveRefunded(id: number, refundedMinor: number): Promise<void> {
    await this.sql.run(SAVE_REFUNDED, [id, refundedMinor]);
  }
}

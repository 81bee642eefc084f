import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const KEEP = prepared(
  'invoices.keep-printed',
  'INSERT INTO invoice_pdf (invoice_id, is_paid, payment_link, paid_minor) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
);
const FIND = prepared(
  'invoices.find-printed',
  `SELECT invoice_id AS "invoiceId", is_paid AS "isPaid", payment_link AS "paymentLink", paid_minor AS "paidMinor"
     FROM invoice_pdf WHERE invoice_id = $1`,
);

interface PrintedFacts {
  invoiceId: number;
  isPaid: boolean;
  paymentLink: string | null;
  paidMinor: number;
}

@Injectable()
export class InvoicePdfRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns those that were kept first */
  async keep({ invoiceId, isPaid, paymentLink, paidMinor }: PrintedFacts): Promise<PrintedFacts> {
    await this.sql.run(KEEP, [invoiceId, isPaid, paymentLink, paidMinor]);
    return (await this.sql.first<PrintedFacts>(FIND, [invoiceId]))!;
  }
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const KEEP = prepared(
  'invoices.keep-printed',
  'INSERT INTO invoice_pdf (invoice_id, is_paid, payment_link, paid_minor, logo) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
);
const FIND = prepared(
  'invoices.find-printed',
  `SELECT invoice_id AS "invoiceId", is_paid AS "isPaid", payment_link AS "paymentLink", paid_minor AS "paidMinor", logo
     FROM invoice_pdf WHERE invoice_id = $1`,
);

interface PrintedFacts {
  invoiceId: number;
  isPaid: boolean;
  paymentLink: string | null;
  paidMinor: number;
  /** Name of its file, if the shop had one. */
  logo: string | null;
}

@Injectable()
export class InvoicePdfRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns those that were kept first */
  async keep({ invoiceId, isPaid, paymentLink, paidMinor, logo }: PrintedFacts): Promise<PrintedFacts> {
    await this.sql.run(KEEP, [invoiceId, isPaid, paymentLink, paidMinor, logo]);
    return (await this.sql.first<PrintedFacts>(FIND, [invoiceId]))!;
  }
}

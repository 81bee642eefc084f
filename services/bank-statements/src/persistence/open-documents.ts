import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { wordsOf } from '../matching/payer-names';
import type { OpenDocument } from '../matching/bank-line';

/** Orders that were cancelled without their money are looked for this long; paid ones, whose reference may be repeated, too. */
const RECENT_DAYS = 120;
const MAX_DOCUMENTS = 5000;

export interface PayableDocument extends OpenDocument {
  kind: 'order' | 'invoice';
  orderId: number;
  /** As people call them: the company, else the person. */
  customerName: string;
}

interface DocumentRow {
  kind: PayableDocument['kind'];
  number: string;
  orderId: number;
  currency: string;
  openMinor: number;
  placedOn: string;
  customer: string;
  company: string;
  person: string;
  isLate: boolean;
}

/** An order is paid by its invoice once it has one. */
const orders = (condition: string) => `
  SELECT 'order' AS kind, o.order_number AS number, o.id AS "orderId", o.currency,
         CASE WHEN o.payment_status = 'unpaid' AND NOT o.confirmation_required
              THEN greatest(o.total_minor - coalesce((SELECT sum(t.amount_minor) FROM order_transfer t
                     WHERE t.order_id = o.id AND t.undone_at IS NULL), 0), 0) ELSE 0 END::bigint AS "openMinor",
         (o.created_at AT TIME ZONE (SELECT shop_time_zone()))::date::text AS "placedOn",
         coalesce(nullif(o.billing_address ->> 'company', ''), o.user_id::text, lower(o.email)) AS customer,
         coalesce(o.billing_address ->> 'company', '') AS company,
         concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS person,
         o.status = 'cancelled' AS "isLate"
    FROM orders o
   WHERE o.payment_method = 'bank_transfer' AND o.invoice_number IS NULL AND ${condition}`;
const invoices = (condition: string) => `
  SELECT 'invoice' AS kind, i.number, i.order_id AS "orderId", i.currency,
         CASE WHEN i.is_paid THEN 0 ELSE greatest(i.total_minor
           - coalesce((SELECT sum(p.amount_minor) FROM invoice_payment p
                        WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor), 0)
           - coalesce((SELECT sum(c.total_minor) FROM invoice c WHERE c.credits_id = i.id), 0), 0) END::bigint AS "openMinor",
         i.issue_date::text AS "placedOn",
         coalesce(nullif(o.billing_address ->> 'company', ''), o.user_id::text, lower(o.email)) AS customer,
         coalesce(i.buyer ->> 'companyName', '') AS company,
         concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') AS person,
         false AS "isLate"
    FROM invoice i JOIN orders o ON o.id = i.order_id
   WHERE i.kind = 'invoice' AND i.reversed_at IS NULL AND ${condition}`;

/** Each arm by an index of its own: what is open, and what is of the last months. */
const OPEN_ORDERS = `o.payment_status = 'unpaid'`;
const OPEN_INVOICES = 'NOT i.is_paid';
const newest = (documents: string, order: string) =>
  `(${documents} ORDER BY ${order} DESC LIMIT ${MAX_DOCUMENTS})`;

const LIST = prepared(
  'bank.list-documents',
  `SELECT * FROM (
     SELECT * FROM (${orders(OPEN_ORDERS)} UNION ALL ${invoices(OPEN_INVOICES)}) open
      WHERE "openMinor" > 0 AND NOT "isLate" OR "placedOn"::date > current_date - ${RECENT_DAYS}
     UNION ALL
     ${newest(orders(`o.payment_status <> 'unpaid' AND o.created_at > current_date - ${RECENT_DAYS}`), 'o.created_at')}
     UNION ALL
     ${newest(invoices(`i.is_paid AND i.issue_date > current_date - ${RECENT_DAYS}`), 'i.issue_date')}) document
    ORDER BY "placedOn" DESC LIMIT ${MAX_DOCUMENTS}`,
);

const FIND = prepared(
  'bank.find-document',
  `${orders('o.order_number = $1')} UNION ALL ${invoices('i.number = $1')}`,
);

const SEARCH = prepared(
  'bank.search-documents',
  `SELECT * FROM (${orders(OPEN_ORDERS)} UNION ALL ${invoices(OPEN_INVOICES)}) document
    WHERE "openMinor" > 0 AND (number ILIKE $1 OR company ILIKE $1 OR person ILIKE $1)
    ORDER BY lower(number) = lower($2) DESC, "placedOn" DESC LIMIT 20`,
);

/** Ids; of an invoice that was corrected since, the payment counts for another one of the same order. */
const LIST_PAID_ORDERS = prepared(
  'bank.list-paid-orders',
  `SELECT order_id AS "orderId" FROM order_transfer WHERE bank_entry_id = $1 AND undone_at IS NULL
    UNION SELECT part.order_id FROM invoice_payment p JOIN invoice_part part ON part.invoice_id = p.invoice_id
           WHERE p.bank_entry_id = $1 AND p.undone_at IS NULL
    ORDER BY 1`,
);

/** What bank transfers can pay. */
@Injectable()
export class OpenDocuments {
  constructor(private readonly sql: Sql) {}

  async list(): Promise<PayableDocument[]> {
    return (await this.sql.rows<DocumentRow>(LIST)).map(documentOf);
  }

  async find(number: string): Promise<PayableDocument | null> {
    const row = await this.sql.first<DocumentRow>(FIND, [number]);
    return row && documentOf(row);
  }

  /** Whose money a line of a statement is now, whatever became of the documents that it paid. */
  async listPaidOrders(bankEntryId: number): Promise<number[]> {
    return (await this.sql.rows<{ orderId: number }>(LIST_PAID_ORDERS, [bankEntryId])).map(
      ({ orderId }) => orderId,
    );
  }

  /** By number or name, in any part of it; the document of exactly that number first. */
  async search(words: string): Promise<PayableDocument[]> {
    const pattern = `%${words.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    return (await this.sql.rows<DocumentRow>(SEARCH, [pattern, words.trim()])).map(documentOf);
  }
}

function documentOf({ company, person, ...row }: DocumentRow): PayableDocument {
  return {
    ...row,
    names: [company, person].filter(Boolean).map(wordsOf),
    customerName: company || person,
  };
}

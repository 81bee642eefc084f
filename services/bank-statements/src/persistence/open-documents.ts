import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { wordsOf } from '../matching/payer-names';
import type { OpenDocument } from '../matching/match-lines';

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
const DOCUMENTS = `
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
   WHERE o.payment_method = 'bank_transfer' AND o.invoice_number IS NULL
  UNION ALL
  SELECT 'invoice', i.number, i.order_id, i.currency,
         CASE WHEN i.is_paid THEN 0 ELSE greatest(i.total_minor
           - coalesce((SELECT sum(p.amount_minor) FROM invoice_payment p
                        WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor), 0)
           - coalesce((SELECT sum(c.total_minor) FROM invoice c WHERE c.credits_id = i.id), 0), 0) END::bigint,
         i.issue_date::text,
         coalesce(nullif(o.billing_address ->> 'company', ''), o.user_id::text, lower(o.email)),
         coalesce(i.buyer ->> 'name', ''),
         concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName'),
         false
    FROM invoice i JOIN orders o ON o.id = i.order_id
   WHERE i.kind = 'invoice' AND NOT EXISTS (SELECT FROM invoice r WHERE r.reverses_id = i.id)`;

const LIST = prepared(
  'bank.list-documents',
  `SELECT * FROM (${DOCUMENTS}) document
    WHERE ("openMinor" > 0 AND NOT "isLate") OR "placedOn"::date > current_date - ${RECENT_DAYS}
    ORDER BY "placedOn" DESC LIMIT ${MAX_DOCUMENTS}`,
);

const FIND = prepared('bank.find-document', `SELECT * FROM (${DOCUMENTS}) document WHERE number = $1`);

const SEARCH = prepared(
  'bank.search-documents',
  `SELECT * FROM (${DOCUMENTS}) document
    WHERE "openMinor" > 0 AND (number ILIKE $1 OR company ILIKE $1 OR person ILIKE $1)
    ORDER BY "placedOn" DESC LIMIT 20`,
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

  /** By number or name, in any part of it. */
  async search(words: string): Promise<PayableDocument[]> {
    const pattern = `%${words.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    return (await this.sql.rows<DocumentRow>(SEARCH, [pattern])).map(documentOf);
  }
}

function documentOf({ company, person, ...row }: DocumentRow): PayableDocument {
  return {
    ...row,
    names: [company, person].filter(Boolean).map(wordsOf),
    customerName: company || person,
  };
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { CUSTOMER_OF_INVOICE } from '@kp/invoices';
import { BUSINESS_DAY_SQL } from '@kp/settings';

/** What is stored of a customer, so that no email is. */
const CUSTOMER_HASH = `sha256(convert_to(${CUSTOMER_OF_INVOICE}, 'UTF8'))`;

/** Days after an invoice was due. */
const REMINDER_STEPS = [-3, 0, 7, 14] as const;
type ReminderStep = (typeof REMINDER_STEPS)[number];

/** A worker that stood still makes up for it; what was due long before reminders were switched on is left alone. */
const GRACE_DAYS = 2;

const IS_ON = prepared('accounting.are-reminders-on', 'SELECT is_on AS "isOn" FROM reminder_settings');
const SWITCH = prepared(
  'accounting.switch-reminders',
  'UPDATE reminder_settings SET is_on = $1 WHERE is_on <> $1',
);

/**
 * The newest step that each open invoice has reached and was not reminded of. What the courier collects is not asked for by
 * mail, nor what is paid or credited meanwhile.
 */
const TAKE_DUE = prepared(
  'accounting.take-due-reminders',
  `WITH due AS (
     SELECT i.id, i.number, reached.step
       FROM invoice_search s JOIN invoice i ON i.id = s.id
      CROSS JOIN LATERAL (
        SELECT max(step) AS step FROM unnest($1::int[]) step WHERE s.due_date + step <= ${BUSINESS_DAY_SQL}) reached
      WHERE s.kind = 'invoice' AND NOT s.is_paid AND NOT s.is_reversed
        AND s.due_date BETWEEN ${BUSINESS_DAY_SQL} - 30 AND ${BUSINESS_DAY_SQL} + 30
        AND s.due_date + reached.step >= ${BUSINESS_DAY_SQL} - ${GRACE_DAYS}
        AND i.payment_method <> 'cash' AND coalesce(i.buyer ->> 'email', '') <> ''
        AND i.total_minor > (
          SELECT coalesce(sum(p.amount_minor), 0) FROM invoice_payment p
           WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor)
          + (SELECT coalesce(sum(c.total_minor), 0) FROM invoice c WHERE c.credits_id = i.id)
        AND NOT EXISTS (SELECT FROM reminder_exclusion x WHERE x.customer = ${CUSTOMER_HASH})
   ), taken AS (
     INSERT INTO payment_reminder (invoice_id, step) SELECT id, step FROM due
     ON CONFLICT (invoice_id, step) DO NOTHING RETURNING invoice_id, step
   )
   SELECT due.number, taken.step FROM taken JOIN due ON due.id = taken.invoice_id ORDER BY due.number`,
);

const EXCLUDE = prepared(
  'accounting.exclude-from-reminders',
  `INSERT INTO reminder_exclusion (customer) SELECT ${CUSTOMER_HASH} FROM invoice i WHERE i.id = $1
   ON CONFLICT (customer) DO NOTHING`,
);
const INCLUDE = prepared(
  'accounting.include-in-reminders',
  `DELETE FROM reminder_exclusion WHERE customer = (SELECT ${CUSTOMER_HASH} FROM invoice i WHERE i.id = $1)`,
);
const IS_EXCLUDED = prepared(
  'accounting.is-excluded-from-reminders',
  `SELECT i.number, EXISTS (SELECT FROM reminder_exclusion x WHERE x.customer = ${CUSTOMER_HASH}) AS "isExcluded"
     FROM invoice i WHERE i.id = $1`,
);

export interface DueReminder {
  number: string;
  step: ReminderStep;
}

@Injectable()
export class ReminderRepository {
  constructor(private readonly sql: Sql) {}

  async isOn(): Promise<boolean> {
    return (await this.sql.first<{ isOn: boolean }>(IS_ON))!.isOn;
  }

  /** @returns whether that changed something */
  async switch(isOn: boolean): Promise<boolean> {
    return (await this.sql.run(SWITCH, [isOn])) === 1;
  }

  takeDue(): Promise<DueReminder[]> {
    return this.sql.rows(TAKE_DUE, [[...REMINDER_STEPS]]);
  }

  /** The customer of a document; null where there is none. */
  findCustomer(documentId: number): Promise<{ number: string; isExcluded: boolean } | null> {
    return this.sql.first(IS_EXCLUDED, [documentId]);
  }

  async exclude(documentId: number, isExcluded: boolean): Promise<boolean> {
    return (await this.sql.run(isExcluded ? EXCLUDE : INCLUDE, [documentId])) === 1;
  }
}

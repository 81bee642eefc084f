import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER = `coalesce('account-' || i.user_id,
  'tax-' || nullif(upper(coalesce(nullif(i.buyer ->> 'vatNumber', ''), i.buyer ->> 'taxId', '')), ''),
  'email-' || lower(i.buyer ->> 'email'))`;

const TAX_NUMBER = `upper(regexp_replace(CASE
    WHEN coalesce(i.buyer ->> 'vatNumber', '') <> '' THEN i.buyer ->> 'vatNumber'
    WHEN i.buyer ->> 'country' IN ('Romania', 'România', 'RO') AND i.buyer ->> 'taxId' ~ '^[0-9]' THEN 'RO' || (i.buyer ->> 'taxId')
    ELSE i.buyer ->> 'taxId' END, '[^[:alnum:]]', '', 'g'))`;

const BUYER = `coalesce('tax-' || nullif(${TAX_NUMBER}, ''),
  coalesce('account-' || i.user_id, 'email-' || lower(i.buyer ->> 'email'))
    || coalesce('-of-' || nullif(lower(trim(i.buyer ->> 'companyName')), ''), ''))`;

const hashOf = (customer: string) => `sha256(convert_to(${customer}, 'UTF8'))`;

/** A customer is the buyer that an invoice names: who gets no reminders as an account gets none as its companies. */
export class ExcludeBuyers1801963200202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO reminder_exclusion (customer)
       SELECT DISTINCT ${hashOf(BUYER)} FROM invoice i
        WHERE ${BUYER} IS NOT NULL AND ${hashOf(FORMER)} IN (SELECT customer FROM reminder_exclusion)
       ON CONFLICT (customer) DO NOTHING`,
    );
  }

  /** Both hashes stay: under the other rule each matches no buyer. */
  async down(): Promise<void> {}
}

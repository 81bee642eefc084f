import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was issued before keeps what it said: no due date and no source of its rates. Sellers outside VAT have category O. */
export class AddDueDates1795893741562 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        ADD COLUMN due_date date,
        ADD COLUMN exchange_rate_source text,
        ADD COLUMN accounting_rate_source text,
        DROP CONSTRAINT invoice_vat_category_check,
        ADD CONSTRAINT invoice_vat_category_check CHECK (vat_category IN ('S', 'Z', 'G', 'K', 'O'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DROP COLUMN due_date, DROP COLUMN exchange_rate_source, DROP COLUMN accounting_rate_source,
        DROP CONSTRAINT invoice_vat_category_check,
        ADD CONSTRAINT invoice_vat_category_check CHECK (vat_category IN ('S', 'Z', 'G', 'K')) NOT VALID;
    `);
  }
}

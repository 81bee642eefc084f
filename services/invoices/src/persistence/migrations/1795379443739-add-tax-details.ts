import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null on invoices of before: an issued invoice is not completed later. */
export class AddTaxDetails1795379443739 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        ADD COLUMN vat_category         text CHECK (vat_category IN ('S', 'Z', 'G', 'K')),
        ADD COLUMN accounting_currency  text CHECK (accounting_currency ~ '^[A-Z]{3}$'),
        ADD COLUMN accounting_rate      numeric(12, 6) CHECK (accounting_rate > 0),
        ADD COLUMN accounting_rate_date date,
        ADD COLUMN accounting_vat_minor integer,
        ADD COLUMN delivered_to         jsonb,
        ADD CONSTRAINT invoice_tax_details CHECK (num_nonnulls(vat_category, accounting_currency, accounting_rate,
          accounting_rate_date, accounting_vat_minor, delivered_to) IN (0, 6));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DROP CONSTRAINT invoice_tax_details, DROP COLUMN vat_category,
        DROP COLUMN accounting_currency, DROP COLUMN accounting_rate, DROP COLUMN accounting_rate_date,
        DROP COLUMN accounting_vat_minor, DROP COLUMN delivered_to;
    `);
  }
}

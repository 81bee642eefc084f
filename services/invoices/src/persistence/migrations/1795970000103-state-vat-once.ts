import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice in the currency of the tax office states its VAT once. */
export class StateVatOnce1795970000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        DROP CONSTRAINT invoice_tax_details,
        ADD CONSTRAINT invoice_tax_details CHECK (num_nonnulls(vat_category, delivered_to) IN (0, 2)),
        ADD CONSTRAINT invoice_accounting CHECK (
          num_nonnulls(accounting_currency, accounting_rate, accounting_rate_date, accounting_vat_minor) IN (0, 4)
          AND (accounting_currency IS NULL OR vat_category IS NOT NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        DROP CONSTRAINT invoice_accounting,
        DROP CONSTRAINT invoice_tax_details,
        ADD CONSTRAINT invoice_tax_details CHECK (num_nonnulls(vat_category, accounting_currency, accounting_rate,
          accounting_rate_date, accounting_vat_minor, delivered_to) IN (0, 6));
    `);
  }
}

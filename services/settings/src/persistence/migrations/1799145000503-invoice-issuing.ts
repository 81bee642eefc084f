import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shop that invoices by hand goes on to do so. */
export class InvoiceIssuing1799145000503 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_settings ADD COLUMN invoice_issuing text NOT NULL DEFAULT 'manual'
        CHECK (invoice_issuing IN ('shipped', 'delivered', 'paid', 'manual'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_settings DROP COLUMN invoice_issuing');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (categories: string) => `
  ALTER TABLE invoice
    DROP CONSTRAINT invoice_vat_category_check,
    ADD CONSTRAINT invoice_vat_category_check CHECK (vat_category IN (${categories})) NOT VALID`;

/** An order of exempt goods alone is invoiced too. */
export class InvoiceExemptGoods1801958000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`'S', 'Z', 'E', 'G', 'K', 'O'`));
    await runner.query('ALTER TABLE invoice VALIDATE CONSTRAINT invoice_vat_category_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`'S', 'Z', 'G', 'K', 'O'`));
  }
}

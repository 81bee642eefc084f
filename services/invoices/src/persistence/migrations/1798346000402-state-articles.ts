import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The barcode and the unit of a line; documents of before stay as they were issued. */
export class StateArticles1798346000402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line ADD COLUMN gtin text, ADD COLUMN unit_code text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line DROP COLUMN unit_code, DROP COLUMN gtin');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The barcode and the unit of a line; documents of before stay as they were issued. */
export class StateArticles1797846000402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line ADD COLUMN gtin text, ADD COLUMN unit text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line DROP COLUMN unit, DROP COLUMN gtin');
  }
}

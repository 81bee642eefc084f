import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The barcode and the unit of the day, for documents. */
export class AddArticleDataOfLines1798346000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN gtin text, ADD COLUMN unit_code text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN unit_code, DROP COLUMN gtin');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The barcode and the unit of the day, for documents. */
export class AddArticleDataOfLines1797846000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN gtin text, ADD COLUMN unit text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN unit, DROP COLUMN gtin');
  }
}

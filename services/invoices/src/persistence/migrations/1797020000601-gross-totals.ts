import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices were entered without VAT so far, so no line has one. */
export class GrossTotals1797020000601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line ADD COLUMN gross_total_minor bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_line DROP COLUMN gross_total_minor');
  }
}

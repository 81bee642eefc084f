import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a quote sells what is not in stock, too. */
export class QuoteBackorders1795904901338 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote ADD COLUMN allow_backorder boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote DROP COLUMN allow_backorder');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old records of merges are found by their age. */
export class SweepMerges1763700004001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX cart_merge_age ON cart_merge (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX cart_merge_age');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was short when a customer last tried to accept a quote. */
export class RecordRefusedAcceptances1795894778437 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote ADD COLUMN shortages jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote DROP COLUMN shortages');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A handler with lanes has a queue for each: what hangs in one takes no place of the others. */
export class Lanes1795881800643 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox_subscription ADD COLUMN lanes text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_subscription DROP COLUMN lanes');
  }
}

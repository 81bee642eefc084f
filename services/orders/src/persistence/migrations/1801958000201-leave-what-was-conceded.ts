import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What its invoice was credited without a return or a refund is no longer there to be paid back. */
export class LeaveWhatWasConceded1801958000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN conceded_minor bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_conceded CHECK (conceded_minor >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN conceded_minor');
  }
}

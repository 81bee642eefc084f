import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checkouts that hold nothing count towards the limit of their visitor as long as they can be paid. */
export class IndexOpenCheckouts1795341772572 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX checkout_open_by ON checkout (visitor, expires_at) WHERE state = 'open'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX checkout_open_by');
  }
}

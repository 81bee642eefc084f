import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the register said of the buyer's number when the order was placed; null where it was not asked. */
export class KeepVatNumberChecks1796900000502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN vat_number_check jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN vat_number_check');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The transfers of a month. */
export class FindTransfersByDay1801457800701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX invoice_payment_day ON invoice_payment (paid_on) WHERE kind = 'wire_transfer' AND undone_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_payment_day');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of before were promised no day. */
export class PromiseDeliveryDays1795909200731 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN promised_first_day date,
        ADD COLUMN promised_last_day date,
        ADD CONSTRAINT orders_promised_days
          CHECK ((promised_first_day IS NULL) = (promised_last_day IS NULL)
                 AND promised_last_day >= promised_first_day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN promised_first_day, DROP COLUMN promised_last_day');
  }
}

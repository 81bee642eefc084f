import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parcels of before keep what their order was promised. */
export class ExpectDeliveryDays1795935240062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipment
        ADD COLUMN expected_first_day date,
        ADD COLUMN expected_last_day date,
        ADD CONSTRAINT shipment_expected_days
          CHECK ((expected_first_day IS NULL) = (expected_last_day IS NULL)
                 AND expected_last_day >= expected_first_day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipment DROP COLUMN expected_first_day, DROP COLUMN expected_last_day');
  }
}

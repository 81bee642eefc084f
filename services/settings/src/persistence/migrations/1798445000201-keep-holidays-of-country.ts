import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shops that are set up go on with the public holidays of Romania. */
export class KeepHolidaysOfCountry1798445000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shop_settings
        ADD COLUMN holiday_country text NOT NULL DEFAULT 'RO' CHECK (holiday_country ~ '^([A-Z]{2})?$')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_settings DROP COLUMN holiday_country');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now nothing said who entered a rate; those of the installation are told by their value, and are the first. */
export class NameRateSources1795893741561 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE exchange_rate ADD COLUMN source text NOT NULL DEFAULT 'manual';
      UPDATE exchange_rate rate SET source = 'sample'
       WHERE (base, quote, rate) IN (('USD', 'EUR', 0.92), ('EUR', 'RON', 5.09))
         AND NOT EXISTS (SELECT FROM exchange_rate earlier
                          WHERE (earlier.base, earlier.quote) = (rate.base, rate.quote)
                            AND earlier.valid_from < rate.valid_from);
      ALTER TABLE company_settings
        ADD COLUMN tax_id text NOT NULL DEFAULT '',
        ADD COLUMN payment_term_days smallint NOT NULL DEFAULT 14 CHECK (payment_term_days BETWEEN 0 AND 365);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE exchange_rate DROP COLUMN source;
      ALTER TABLE company_settings DROP COLUMN tax_id, DROP COLUMN payment_term_days;
    `);
  }
}

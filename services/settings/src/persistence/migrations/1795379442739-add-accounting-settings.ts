import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices in euro state their VAT in lei too, and an e-invoice codes the county of a Romanian seller. */
export class AddAccountingSettings1795379442739 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_settings ADD COLUMN county text NOT NULL DEFAULT '';
      INSERT INTO exchange_rate (base, quote, valid_from, rate)
      VALUES ('EUR', 'RON', (now() AT TIME ZONE 'Europe/Bucharest')::date, 5.09)
      ON CONFLICT DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_settings DROP COLUMN county;
      DELETE FROM exchange_rate WHERE base = 'EUR' AND quote = 'RON';
    `);
  }
}

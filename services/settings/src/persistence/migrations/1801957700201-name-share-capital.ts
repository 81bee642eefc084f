import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the documents of a company name, too: its share capital and a second bank account. */
export class NameShareCapital1801957700201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_settings
        ADD COLUMN share_capital    text NOT NULL DEFAULT '',
        ADD COLUMN second_bank_name text NOT NULL DEFAULT '',
        ADD COLUMN second_iban      text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company_settings
        DROP COLUMN share_capital, DROP COLUMN second_bank_name, DROP COLUMN second_iban`);
  }
}

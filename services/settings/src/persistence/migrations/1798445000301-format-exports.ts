import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FormatExports1798445000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shop_settings
        ADD COLUMN decimal_mark text NOT NULL DEFAULT '.' CHECK (decimal_mark IN ('.', ',')),
        ADD COLUMN csv_separator text NOT NULL DEFAULT ',' CHECK (csv_separator IN (',', ';', 'tab')),
        ADD CHECK (csv_separator <> decimal_mark)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_settings DROP COLUMN decimal_mark, DROP COLUMN csv_separator');
  }
}

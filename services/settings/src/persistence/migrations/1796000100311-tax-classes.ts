import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TaxClasses1796000100311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE vat_rate ADD COLUMN tax_class text NOT NULL DEFAULT 'standard'
        CHECK (tax_class IN ('standard', 'reduced', 'second_reduced', 'super_reduced'));
      ALTER TABLE vat_rate ALTER COLUMN tax_class DROP DEFAULT;
      ALTER TABLE vat_rate DROP CONSTRAINT vat_rate_pkey;
      ALTER TABLE vat_rate ADD PRIMARY KEY (country, tax_class, valid_from);

      CREATE TABLE tax_settings (
        id                smallint PRIMARY KEY CHECK (id = 1),
        is_tax_included   boolean NOT NULL DEFAULT false,
        is_by_destination boolean NOT NULL DEFAULT false,
        oss_since         date
      );
      INSERT INTO tax_settings (id) VALUES (1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE tax_settings;
      DELETE FROM vat_rate WHERE tax_class <> 'standard';
      ALTER TABLE vat_rate DROP CONSTRAINT vat_rate_pkey;
      ALTER TABLE vat_rate DROP COLUMN tax_class;
      ALTER TABLE vat_rate ADD PRIMARY KEY (country, valid_from);
    `);
  }
}

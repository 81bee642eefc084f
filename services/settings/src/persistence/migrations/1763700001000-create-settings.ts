import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSettings1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shipping_settings (
        id              smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        threshold_minor integer NOT NULL CHECK (threshold_minor >= 0),
        cost_minor      integer NOT NULL CHECK (cost_minor >= 0),
        currency        text NOT NULL CHECK (currency ~ '^[A-Z]{3}$')
      );
      INSERT INTO shipping_settings (threshold_minor, cost_minor, currency) VALUES (50000, 2500, 'USD');

      CREATE TABLE vat_rate (
        country    text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
        valid_from date NOT NULL,
        rate       numeric(5, 4) NOT NULL CHECK (rate >= 0 AND rate < 1),
        PRIMARY KEY (country, valid_from)
      );
      INSERT INTO vat_rate (country, valid_from, rate) VALUES ('RO', '2017-01-01', 0.19);

      CREATE TABLE company_settings (
        id                  smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        name                text NOT NULL DEFAULT '',
        address             text NOT NULL DEFAULT '',
        zip_code            text NOT NULL DEFAULT '',
        city                text NOT NULL DEFAULT '',
        country             text NOT NULL DEFAULT '',
        vat_number          text NOT NULL DEFAULT '',
        registration_number text NOT NULL DEFAULT '',
        email               text NOT NULL DEFAULT '',
        phone               text NOT NULL DEFAULT '',
        opening_hours       text NOT NULL DEFAULT '',
        bank_name           text NOT NULL DEFAULT '',
        iban                text NOT NULL DEFAULT ''
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_settings; DROP TABLE vat_rate; DROP TABLE shipping_settings;');
  }
}

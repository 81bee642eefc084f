import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The currency was part of shipping. Shops that are set up keep their invoices in euro. */
export class CreateShopSettings1795970000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shop_settings (
        id               smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        currency         text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        invoice_currency text CHECK (invoice_currency ~ '^[A-Z]{3}$')
      );
      INSERT INTO shop_settings (currency, invoice_currency)
      SELECT currency, CASE WHEN EXISTS (SELECT FROM company_settings) THEN 'EUR' END FROM shipping_settings;
      ALTER TABLE shipping_settings DROP COLUMN currency;
      CREATE FUNCTION shop_currency() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
        AS 'SELECT currency FROM shop_settings';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipping_settings ADD COLUMN currency text CHECK (currency ~ '^[A-Z]{3}$');
      UPDATE shipping_settings SET currency = (SELECT currency FROM shop_settings);
      ALTER TABLE shipping_settings ALTER COLUMN currency SET NOT NULL;
      DROP FUNCTION shop_currency;
      DROP TABLE shop_settings;
    `);
  }
}

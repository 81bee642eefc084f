import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Class by country, "*" for all others; null for the category's, and there for the standard one. */
export class ProductTaxClasses1796000150311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD COLUMN tax_classes jsonb CHECK (tax_classes ? '*');
      ALTER TABLE category ADD COLUMN tax_classes jsonb CHECK (tax_classes ? '*');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category DROP COLUMN tax_classes;
      ALTER TABLE product DROP COLUMN tax_classes;
    `);
  }
}

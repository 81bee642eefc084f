import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether any product has a tax class of its own is asked for each list by price. */
export class FindTaxedProducts1799645000603 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX product_taxed ON product (id) WHERE tax_classes IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_taxed');
  }
}

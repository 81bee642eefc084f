import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists and facets look for brands as they are written. */
export class FilterByBrand1800145000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX product_brand_value ON product (brand) WHERE brand IS NOT NULL AND deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_brand_value');
  }
}

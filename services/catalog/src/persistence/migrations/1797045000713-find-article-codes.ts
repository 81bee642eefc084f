import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code is found by its beginning too, whatever the order of letters of the database. */
export class FindArticleCodes1797045000713 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX product_sku_beginning ON product (lower(sku) text_pattern_ops)
        WHERE sku IS NOT NULL AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_sku_beginning');
  }
}

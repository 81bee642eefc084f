import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines are found by product: sales of a product, and the check of the foreign key when one is deleted. */
export class IndexOrderLineProduct1795319938881 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX order_line_product ON order_line (product_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_line_product');
  }
}

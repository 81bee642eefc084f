import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexDelivery1801357600101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX order_delivery ON orders ((delivery_method->>'kind'), id) WHERE delivery_method IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_delivery');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexPartlyPaid1797245200213 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX orders_partly_paid ON orders (created_at, id) WHERE outstanding_minor > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_partly_paid');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepDeliveryMethod1800852100102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN delivery_method jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN delivery_method');
  }
}

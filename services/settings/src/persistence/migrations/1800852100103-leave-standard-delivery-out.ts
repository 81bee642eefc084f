import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaveStandardDeliveryOut1800852100103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE shipping_zone ADD COLUMN is_standard_offered boolean NOT NULL DEFAULT true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipping_zone DROP COLUMN is_standard_offered');
  }
}

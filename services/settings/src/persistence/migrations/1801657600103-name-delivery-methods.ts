import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameDeliveryMethods1801657600103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery_method ADD COLUMN names jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery_method DROP COLUMN names');
  }
}

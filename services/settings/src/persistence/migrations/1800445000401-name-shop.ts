import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameShop1800445000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE shop_settings ADD COLUMN name text NOT NULL DEFAULT 'KitchenPass' CHECK (name <> '')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_settings DROP COLUMN name');
  }
}

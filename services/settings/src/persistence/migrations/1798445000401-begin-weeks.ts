import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BeginWeeks1798445000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE shop_settings ADD COLUMN week_start smallint NOT NULL DEFAULT 1 CHECK (week_start IN (1, 6, 7))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_settings DROP COLUMN week_start');
  }
}

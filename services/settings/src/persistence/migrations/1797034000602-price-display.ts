import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PriceDisplay1797034000602 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tax_settings ADD COLUMN is_shown_with_tax boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_settings DROP COLUMN is_shown_with_tax');
  }
}

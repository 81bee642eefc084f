import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKeptSettings1799045000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_setting (
        name text PRIMARY KEY,
        encrypted_value bytea NOT NULL,
        key_id bytea NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_setting');
  }
}

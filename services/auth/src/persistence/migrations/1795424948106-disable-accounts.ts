import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisableAccounts1795424948106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN disabled_reason text;
      CREATE INDEX app_user_disabled ON app_user (id) WHERE disabled_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX app_user_disabled; ALTER TABLE app_user DROP COLUMN disabled_reason;');
  }
}

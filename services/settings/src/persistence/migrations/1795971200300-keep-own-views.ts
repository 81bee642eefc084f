import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepOwnViews1795971200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shared_view
        ADD COLUMN chosen jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(chosen) = 'array'),
        ADD COLUMN is_private boolean NOT NULL DEFAULT false;
      DROP INDEX shared_view_name;
      CREATE UNIQUE INDEX shared_view_name ON shared_view (list, lower(name)) WHERE NOT is_private;
      CREATE UNIQUE INDEX shared_view_own_name ON shared_view (created_by, list, lower(name)) WHERE is_private;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM shared_view WHERE is_private;
      DROP INDEX shared_view_own_name;
      DROP INDEX shared_view_name;
      CREATE UNIQUE INDEX shared_view_name ON shared_view (list, lower(name));
      ALTER TABLE shared_view DROP COLUMN is_private, DROP COLUMN chosen;
    `);
  }
}

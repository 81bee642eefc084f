import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the table of a file begins, and what is decided about it beside its columns. */
export class ImportLayouts1798145000721 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE import_job
         ADD COLUMN layout jsonb NOT NULL DEFAULT '{"headRow": 1, "headRows": 1, "hasGroups": false}',
         ADD COLUMN first_rows jsonb NOT NULL DEFAULT '[]',
         ADD COLUMN settings jsonb NOT NULL DEFAULT '{"asDraft": false, "defaults": [], "choices": [], "corrections": []}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE import_job DROP COLUMN layout, DROP COLUMN first_rows, DROP COLUMN settings',
    );
  }
}

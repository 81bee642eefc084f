import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of the sheets of a workbook, and of the one that is read. */
export class ImportSheets1795895171602 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE import_job ADD COLUMN sheet text, ADD COLUMN sheets text[] NOT NULL DEFAULT '{}'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_job DROP COLUMN sheet, DROP COLUMN sheets');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name in the storage of the ZIP file that came with the table; empty without one, and once it is deleted. */
export class ImportPictures1795523261637 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE import_job ADD COLUMN pictures_name text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_job DROP COLUMN pictures_name');
  }
}

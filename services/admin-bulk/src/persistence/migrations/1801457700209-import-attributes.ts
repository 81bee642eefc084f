import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with the attributes of categories. */
export class ImportAttributes1801457700209 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_job DROP CONSTRAINT import_job_kind_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_kind_check
        CHECK (kind IN ('products', 'customers', 'orders', 'attributes'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM import_mapping WHERE kind = 'attributes';
      DELETE FROM import_job WHERE kind = 'attributes';
      ALTER TABLE import_job DROP CONSTRAINT import_job_kind_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_kind_check CHECK (kind IN ('products', 'customers', 'orders'));
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportMoreKinds1795530010311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_job DROP CONSTRAINT import_job_kind_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_kind_check CHECK (kind IN ('products', 'customers', 'orders'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM import_job WHERE kind <> 'products';
      ALTER TABLE import_job DROP CONSTRAINT import_job_kind_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_kind_check CHECK (kind IN ('products'));
    `);
  }
}

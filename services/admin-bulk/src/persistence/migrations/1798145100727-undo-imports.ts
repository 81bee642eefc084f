import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many products an undo restored, and how many had been changed since. */
export class UndoImports1798145100727 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_job ADD COLUMN restored integer NOT NULL DEFAULT 0, ADD COLUMN kept integer NOT NULL DEFAULT 0;
      ALTER TABLE import_job DROP CONSTRAINT import_job_state_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_state_check CHECK (state IN ('uploaded', 'checking', 'checked',
        'importing', 'done', 'cancelled', 'failed', 'undoing', 'undone'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE import_job SET state = 'done' WHERE state IN ('undoing', 'undone');
      ALTER TABLE import_job DROP CONSTRAINT import_job_state_check;
      ALTER TABLE import_job ADD CONSTRAINT import_job_state_check CHECK (state IN ('uploaded', 'checking', 'checked',
        'importing', 'done', 'cancelled', 'failed'));
      ALTER TABLE import_job DROP COLUMN restored, DROP COLUMN kept;
    `);
  }
}

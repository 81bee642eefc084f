import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowBackgroundJobs1795441349894 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox_delivery ADD COLUMN discard_reason text;
      CREATE INDEX outbox_delivery_done ON outbox_delivery (done_at) WHERE done_at IS NOT NULL;

      -- Written by the workers, which know the jobs and their times.
      CREATE TABLE scheduled_job (
        name         text PRIMARY KEY,
        next_due_at  timestamptz,
        -- Set by "Run now" until a worker takes the request.
        requested_at timestamptz,
        seen_at      timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX scheduled_run_failed ON scheduled_run (name, due_at) WHERE error IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX scheduled_run_failed;
      DROP TABLE scheduled_job;
      DROP INDEX outbox_delivery_done;
      ALTER TABLE outbox_delivery DROP COLUMN discard_reason;
    `);
  }
}

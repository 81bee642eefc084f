import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RunBackgroundJobs1795318220082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_subscription (
        event      text NOT NULL,
        handler    text NOT NULL,
        queue      text NOT NULL,
        -- Set when the program no longer has the handler; kept so that an older worker can finish its deliveries.
        retired_at timestamptz,
        PRIMARY KEY (event, handler)
      );

      -- lease_until is the lease of the queue until started_at is set, and of the running job from then on.
      ALTER TABLE outbox_delivery
        ADD COLUMN started_at timestamptz,
        ADD COLUMN attempts_before_retry integer NOT NULL DEFAULT 0,
        ADD COLUMN discarded_at timestamptz;
      CREATE INDEX outbox_delivery_dead ON outbox_delivery (failed_at)
        WHERE failed_at IS NOT NULL AND discarded_at IS NULL;

      CREATE TABLE scheduled_run (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name        text NOT NULL,
        due_at      timestamptz NOT NULL,
        claimed_at  timestamptz NOT NULL DEFAULT now(),
        claimed_by  text NOT NULL,
        lease_until timestamptz NOT NULL,
        finished_at timestamptz,
        error       text,
        UNIQUE (name, due_at)
      );
      CREATE UNIQUE INDEX scheduled_run_unfinished ON scheduled_run (name) WHERE finished_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE scheduled_run;
      DROP INDEX outbox_delivery_dead;
      ALTER TABLE outbox_delivery
        DROP COLUMN started_at, DROP COLUMN attempts_before_retry, DROP COLUMN discarded_at;
      DROP TABLE outbox_subscription;
    `);
  }
}

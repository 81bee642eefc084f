import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_message (
        id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event         text NOT NULL,
        payload       jsonb NOT NULL,
        created_at    timestamptz NOT NULL DEFAULT now(),
        dispatched_at timestamptz
      );
      CREATE INDEX outbox_message_fresh ON outbox_message (id) WHERE dispatched_at IS NULL;

      CREATE TABLE outbox_delivery (
        id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id  bigint NOT NULL REFERENCES outbox_message (id) ON DELETE CASCADE,
        handler     text NOT NULL,
        queue       text NOT NULL,
        attempts    integer NOT NULL DEFAULT 0,
        due_at      timestamptz NOT NULL DEFAULT now(),
        sent_at     timestamptz,
        lease_until timestamptz,
        done_at     timestamptz,
        failed_at   timestamptz,
        last_error  text,
        UNIQUE (message_id, handler)
      );
      CREATE INDEX outbox_delivery_open ON outbox_delivery (due_at)
        WHERE done_at IS NULL AND failed_at IS NULL;

      CREATE TABLE worker_heartbeat (
        worker_id text PRIMARY KEY,
        queue     text NOT NULL CHECK (queue IN ('up', 'down', 'inline')),
        seen_at   timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE worker_heartbeat; DROP TABLE outbox_delivery; DROP TABLE outbox_message;');
  }
}

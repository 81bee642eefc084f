import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State, progress and the result of each product; Redis only starts jobs. */
export class CreateBulkJobs1795436152527 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_job (
        id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        change           jsonb NOT NULL,
        -- Which products; null when they were named.
        filter           jsonb,
        -- In the order of their ids; null until a job with a filter starts. As many as have a result are done.
        product_ids      integer[],
        undoes           integer REFERENCES bulk_job (id) ON DELETE CASCADE,
        state            text NOT NULL CHECK (state IN ('scheduled', 'waiting', 'running', 'done', 'cancelled')),
        changed          integer NOT NULL DEFAULT 0,
        unchanged        integer NOT NULL DEFAULT 0,
        failed           integer NOT NULL DEFAULT 0,
        starts_at        timestamptz,
        ends_at          timestamptz,
        created_at       timestamptz NOT NULL DEFAULT now(),
        started_at       timestamptz,
        ended_at         timestamptz,
        -- No foreign key: the record outlives the account.
        created_by       integer NOT NULL,
        created_by_email text NOT NULL,
        network          text,
        idempotency_key  text,
        request_hash     text,
        UNIQUE (created_by, idempotency_key)
      );
      CREATE INDEX bulk_job_due ON bulk_job (starts_at) WHERE state = 'scheduled';
      CREATE INDEX bulk_job_ended ON bulk_job (ended_at) WHERE ended_at IS NOT NULL;
      -- A job is undone once; a cancelled undo may be repeated.
      CREATE UNIQUE INDEX bulk_job_undo ON bulk_job (undoes) WHERE state <> 'cancelled';

      CREATE TABLE bulk_job_product (
        job_id     integer NOT NULL REFERENCES bulk_job (id) ON DELETE CASCADE,
        product_id integer NOT NULL,
        outcome    text NOT NULL CHECK (outcome IN ('changed', 'unchanged', 'failed')),
        problem    text,
        before     jsonb,
        after      jsonb,
        version    integer,
        PRIMARY KEY (job_id, product_id)
      );
      CREATE INDEX bulk_job_product_failed ON bulk_job_product (job_id, product_id) WHERE outcome = 'failed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bulk_job_product, bulk_job');
  }
}

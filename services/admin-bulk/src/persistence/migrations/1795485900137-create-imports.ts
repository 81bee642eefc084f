import type { MigrationInterface, QueryRunner } from 'typeorm';

/** State and results of imports; the queue only starts them, and the file is in the storage. */
export class CreateImports1795485900137 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_job (
        id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind             text NOT NULL CHECK (kind IN ('products')),
        file_name        text NOT NULL,
        -- Empty once the file is deleted.
        stored_name      text NOT NULL,
        encoding         text NOT NULL,
        columns          jsonb NOT NULL,
        mapping          text[] NOT NULL,
        mode             text NOT NULL DEFAULT 'create-and-update' CHECK (mode IN ('create-and-update', 'create', 'update')),
        skip_failed      boolean NOT NULL DEFAULT false,
        state            text NOT NULL DEFAULT 'uploaded' CHECK (state IN ('uploaded', 'checking', 'checked',
                           'importing', 'done', 'cancelled', 'failed')),
        -- As many rows as have a result are done in the current run.
        created          integer NOT NULL DEFAULT 0,
        updated          integer NOT NULL DEFAULT 0,
        unchanged        integer NOT NULL DEFAULT 0,
        failed           integer NOT NULL DEFAULT 0,
        total            integer,
        problem          text,
        problem_row      integer,
        created_at       timestamptz NOT NULL DEFAULT now(),
        started_at       timestamptz,
        ended_at         timestamptz,
        -- No foreign key: the record outlives the account.
        created_by       integer NOT NULL,
        created_by_email text NOT NULL,
        network          text
      );
      CREATE INDEX import_job_ended ON import_job (ended_at) WHERE ended_at IS NOT NULL;

      CREATE TABLE import_row (
        import_id integer NOT NULL REFERENCES import_job (id) ON DELETE CASCADE,
        row       integer NOT NULL,
        outcome   text NOT NULL CHECK (outcome IN ('created', 'updated', 'failed')),
        label     text,
        problems  jsonb NOT NULL,
        changes   jsonb NOT NULL,
        PRIMARY KEY (import_id, outcome, row)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_row, import_job');
  }
}

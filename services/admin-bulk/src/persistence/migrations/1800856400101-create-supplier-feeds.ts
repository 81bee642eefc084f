import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that are fetched from suppliers on a schedule, their runs, and prices that wait for a decision. */
export class CreateSupplierFeeds1800856400101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE supplier_feed (
        id                 integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name               text NOT NULL,
        supplier_id        integer REFERENCES supplier (id) ON DELETE SET NULL,
        -- Without what follows "?", which may be a key; the whole one is encrypted.
        address            text NOT NULL,
        auth               text NOT NULL CHECK (auth IN ('none', 'basic', 'token')),
        username           text NOT NULL,
        encrypted          bytea,
        key_id             bytea,
        every_hours        integer NOT NULL CHECK (every_hours IN (1, 3, 6, 12, 24)),
        fields             text[] NOT NULL CHECK (fields <@ '{price,costPrice,stock}'),
        max_change_percent integer NOT NULL CHECK (max_change_percent BETWEEN 1 AND 1000),
        is_active          boolean NOT NULL,
        -- How its table is read; null until somebody has checked one.
        reading            jsonb,
        -- Of the last file that came in.
        etag               text,
        last_modified      text,
        content_hash       bytea,
        next_run_at        timestamptz NOT NULL DEFAULT now(),
        version            integer NOT NULL DEFAULT 1,
        saved_at           timestamptz NOT NULL DEFAULT now(),
        -- No foreign key: who is recorded for its changes outlives the account.
        saved_by           integer NOT NULL,
        saved_by_email     text NOT NULL
      );

      CREATE TABLE supplier_feed_run (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        feed_id       integer NOT NULL REFERENCES supplier_feed (id) ON DELETE CASCADE,
        import_id     integer REFERENCES import_job (id) ON DELETE SET NULL,
        state         text NOT NULL DEFAULT 'running'
                        CHECK (state IN ('running', 'done', 'unchanged', 'failed', 'cancelled')),
        problem       text,
        problem_row   integer,
        etag          text,
        last_modified text,
        content_hash  bytea,
        started_at    timestamptz NOT NULL DEFAULT now(),
        ended_at      timestamptz
      );
      CREATE UNIQUE INDEX supplier_feed_run_running ON supplier_feed_run (feed_id) WHERE state = 'running';
      CREATE INDEX supplier_feed_run_feed ON supplier_feed_run (feed_id, id);
      CREATE INDEX supplier_feed_run_import ON supplier_feed_run (import_id) WHERE import_id IS NOT NULL;

      CREATE TABLE supplier_feed_price (
        feed_id         integer NOT NULL REFERENCES supplier_feed (id) ON DELETE CASCADE,
        product_id      integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        -- The last that had it, and the first; no foreign key, because imports are deleted.
        import_id       integer NOT NULL,
        first_import_id integer NOT NULL,
        label           text NOT NULL,
        changes         jsonb NOT NULL,
        dismissed       boolean NOT NULL DEFAULT false,
        PRIMARY KEY (feed_id, product_id)
      );
      CREATE INDEX supplier_feed_price_waiting ON supplier_feed_price (feed_id) WHERE NOT dismissed;

      -- No foreign key to the feed: the record outlives it.
      ALTER TABLE import_job ADD COLUMN feed_id integer, ADD COLUMN held integer NOT NULL DEFAULT 0,
        ADD COLUMN unknown integer NOT NULL DEFAULT 0;
      ALTER TABLE import_row DROP CONSTRAINT import_row_outcome_check;
      ALTER TABLE import_row ADD CONSTRAINT import_row_outcome_check
        CHECK (outcome IN ('created', 'updated', 'failed', 'held', 'unknown'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM import_row WHERE outcome IN ('held', 'unknown');
      ALTER TABLE import_row DROP CONSTRAINT import_row_outcome_check;
      ALTER TABLE import_row ADD CONSTRAINT import_row_outcome_check CHECK (outcome IN ('created', 'updated', 'failed'));
      ALTER TABLE import_job DROP COLUMN feed_id, DROP COLUMN held, DROP COLUMN unknown;
      DROP TABLE supplier_feed_price, supplier_feed_run, supplier_feed;
    `);
  }
}

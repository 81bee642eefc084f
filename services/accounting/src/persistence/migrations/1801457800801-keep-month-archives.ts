import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of a month, made by the worker. */
export class KeepMonthArchives1801457800801 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE month_archive (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        month        date NOT NULL CHECK (month = date_trunc('month', month)),
        -- Of its journals.
        language     text NOT NULL,
        state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done')),
        documents    integer NOT NULL DEFAULT 0,
        done         integer NOT NULL DEFAULT 0,
        file         text,
        bytes        bigint,
        requested_by integer,
        created_at   timestamptz NOT NULL DEFAULT now(),
        ended_at     timestamptz,
        CHECK ((state = 'done') = (file IS NOT NULL))
      );
      CREATE INDEX month_archive_month ON month_archive (month, id);
      CREATE UNIQUE INDEX month_archive_open ON month_archive (month) WHERE state <> 'done';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE month_archive');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSharedViews1795439786865 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shared_view (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        list         text NOT NULL,
        name         text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
        query        text NOT NULL CHECK (char_length(query) <= 2000),
        hidden       jsonb NOT NULL CHECK (jsonb_typeof(hidden) = 'array'),
        column_order jsonb NOT NULL CHECK (jsonb_typeof(column_order) = 'array'),
        created_by   integer,
        created_at   timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX shared_view_name ON shared_view (list, lower(name));
      CREATE INDEX shared_view_created_by ON shared_view (created_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_view;');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How files are read is kept when their imports are long gone, one for each head. */
export class KeepImportMappings1800848200101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_mapping (
        id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind      text NOT NULL,
        head      text[] NOT NULL,
        -- Heads of many columns are longer than an entry of an index may be.
        head_hash text NOT NULL,
        mapping   text[] NOT NULL,
        settings  jsonb NOT NULL,
        file_name text NOT NULL,
        used_at   timestamptz NOT NULL DEFAULT now(),
        UNIQUE (kind, head_hash)
      );
      INSERT INTO import_mapping (kind, head, head_hash, mapping, settings, file_name, used_at)
      SELECT DISTINCT ON (kind, head) kind, head, md5(array_to_string(head, E'\\n')), mapping, settings, file_name, started_at
        FROM import_job j
       CROSS JOIN LATERAL (SELECT ARRAY(SELECT c ->> 'name' FROM jsonb_array_elements(j.columns) WITH ORDINALITY AS each (c, n)
                                         ORDER BY n) AS head) named
       WHERE started_at IS NOT NULL
       ORDER BY kind, head, id DESC;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_mapping');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner chooses how documents of a kind are numbered before the first of them; what was fixed so far is where each shop begins. */
export class NumberDocuments1801963200104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_numbering (
        kind         text PRIMARY KEY CHECK (kind IN ('invoice', 'storno', 'credit_note')),
        -- "{year}" in it is that of the issue.
        series       text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
        first_number integer NOT NULL CHECK (first_number > 0),
        -- How many digits a number has at least.
        width        smallint NOT NULL CHECK (width BETWEEN 1 AND 8)
      );
      INSERT INTO document_numbering (kind, series, first_number, width)
      VALUES ('invoice', 'INV-{year}-', 1, 6), ('storno', 'STO-{year}-', 1, 6), ('credit_note', 'CN-{year}-', 1, 6);

      -- Year 0: of a series that goes on from year to year.
      ALTER TABLE invoice_series RENAME COLUMN series TO kind;
      UPDATE invoice_series SET kind = CASE kind WHEN 'INV' THEN 'invoice' WHEN 'STO' THEN 'storno' ELSE 'credit_note' END;

      CREATE OR REPLACE FUNCTION invoice_search_document(number text, order_number text, buyer jsonb) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN (
          SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
            FROM unnest(
                   ARRAY[lower(buyer ->> 'email'), ltrim(substring(number FROM '[0-9]+$'), '0'),
                         ltrim(split_part(order_number, '-', 3), '0')]
                   || string_to_array(catalog_words(concat_ws(' ', number, order_number, buyer ->> 'email',
                        buyer ->> 'firstName', buyer ->> 'lastName', buyer ->> 'companyName', buyer ->> 'vatNumber',
                        buyer ->> 'taxId')), ' ')) AS word
           WHERE word <> '');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION invoice_search_document(number text, order_number text, buyer jsonb) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN (
          SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
            FROM unnest(
                   ARRAY[lower(buyer ->> 'email'), ltrim(split_part(number, '-', 3), '0'),
                         ltrim(split_part(order_number, '-', 3), '0')]
                   || string_to_array(catalog_words(concat_ws(' ', number, order_number, buyer ->> 'email',
                        buyer ->> 'firstName', buyer ->> 'lastName', buyer ->> 'companyName', buyer ->> 'vatNumber',
                        buyer ->> 'taxId')), ' ')) AS word
           WHERE word <> '');
      UPDATE invoice_series SET kind = CASE kind WHEN 'invoice' THEN 'INV' WHEN 'storno' THEN 'STO' ELSE 'CN' END;
      ALTER TABLE invoice_series RENAME COLUMN kind TO series;
      DROP TABLE document_numbering;
    `);
  }
}

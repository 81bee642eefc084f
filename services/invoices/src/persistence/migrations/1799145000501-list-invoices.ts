import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The back office finds documents by their number, that of their order, and the buyer; those that are open by themselves. */
export class ListInvoices1799145000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION invoice_search_document(number text, order_number text, buyer jsonb) RETURNS tsvector
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
      CREATE INDEX invoice_search ON invoice USING gin (invoice_search_document(number, order_number, buyer));
      CREATE INDEX invoice_issue_date ON invoice (issue_date, id);
      CREATE INDEX invoice_open ON invoice (due_date, id) WHERE kind = 'invoice' AND NOT is_paid AND reversed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoice_open, invoice_issue_date, invoice_search;
      DROP FUNCTION invoice_search_document(text, text, jsonb);
    `);
  }
}

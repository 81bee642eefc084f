import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers by which a company finds an order in its own books. The list of the back office finds orders by the first. */
export class AddOrderReferences1795915304912 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_reference_document(reference text) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN (
          SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
            FROM unnest(string_to_array(catalog_words(coalesce(reference, '')), ' ')) AS word
           WHERE word <> '');
      ALTER TABLE orders DROP COLUMN search_document, ADD COLUMN po_number text, ADD COLUMN cost_center text;
      ${searchDocument(`${WORDS} || order_reference_document(po_number)`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP COLUMN search_document, DROP COLUMN po_number, DROP COLUMN cost_center;
      DROP FUNCTION order_reference_document(text);
      ${searchDocument(WORDS)}
    `);
  }
}

const WORDS = 'order_search_document(order_number, email, shipping_address, billing_address)';

const searchDocument = (words: string) => `
  ALTER TABLE orders ADD COLUMN search_document tsvector NOT NULL GENERATED ALWAYS AS (${words}) STORED;
  CREATE INDEX orders_search_document ON orders USING gin (search_document);
`;

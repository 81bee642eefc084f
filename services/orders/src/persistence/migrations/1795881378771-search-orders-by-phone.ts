import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are found by the end of a phone number: documents have its digits backwards, because words are found by their beginning. */
export class SearchOrdersByPhone1795881378771 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      searchDocument(`
      || ARRAY(SELECT 'tel' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))
                 FROM unnest(ARRAY[shipping ->> 'phone', billing ->> 'phone']) AS phone WHERE phone ~ '[0-9]')`),
    );
    await runner.query(INDEX_AGAIN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchDocument(''));
    await runner.query(INDEX_AGAIN);
  }
}

const searchDocument = (more: string) => `
  CREATE OR REPLACE FUNCTION order_search_document(order_number text, email text, shipping jsonb, billing jsonb)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (
      SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
        FROM unnest(
               ARRAY[lower(email), split_part(order_number, '-', 3), ltrim(split_part(order_number, '-', 3), '0')]
               || string_to_array(catalog_words(concat_ws(' ', email, shipping ->> 'firstName',
                    shipping ->> 'lastName', shipping ->> 'company', billing ->> 'firstName',
                    billing ->> 'lastName', billing ->> 'company')), ' ')${more}) AS word
       WHERE word <> '');
`;

/** A stored column is calculated again only when it is added. */
const INDEX_AGAIN = `
  ALTER TABLE orders DROP COLUMN search_document;
  ALTER TABLE orders ADD COLUMN search_document tsvector NOT NULL
    GENERATED ALWAYS AS (order_search_document(order_number, email, shipping_address, billing_address)) STORED;
  CREATE INDEX orders_search_document ON orders USING gin (search_document);
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of the back office. `search_document` has the order's number, the email, and the words of names and
 * companies, folded as in the search of products. Words are found by their beginning, which a GIN index of words does with
 * a tenth of the entries that trigrams would take.
 */
export class SearchOrders1795400322421 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_search_document(order_number text, email text, shipping jsonb, billing jsonb)
        RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN (
          SELECT coalesce(array_to_tsvector(array_agg(DISTINCT left(word, 100))), ''::tsvector)
            FROM unnest(
                   ARRAY[lower(email), split_part(order_number, '-', 3), ltrim(split_part(order_number, '-', 3), '0')]
                   || string_to_array(catalog_words(concat_ws(' ', email, shipping ->> 'firstName',
                        shipping ->> 'lastName', shipping ->> 'company', billing ->> 'firstName',
                        billing ->> 'lastName', billing ->> 'company')), ' ')) AS word
           WHERE word <> '');

      CREATE FUNCTION order_search_query(source text) RETURNS tsquery
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN (
          SELECT string_agg(quote_literal(left(word, 100)) || ':*', ' & ')::tsquery
            FROM unnest(CASE WHEN source LIKE '%@%' THEN ARRAY[lower(replace(source, '\\', ''))]
                             ELSE string_to_array(catalog_words(source), ' ') END) AS word
           WHERE word <> '');

      ALTER TABLE orders ADD COLUMN search_document tsvector NOT NULL
        GENERATED ALWAYS AS (order_search_document(order_number, email, shipping_address, billing_address)) STORED;
      CREATE INDEX orders_search_document ON orders USING gin (search_document);
      CREATE INDEX orders_total ON orders (total_minor, id);
      CREATE INDEX orders_payment ON orders (payment_status, payment_method, created_at, id);
      CREATE INDEX order_line_product_order ON order_line (product_id, order_id);
      DROP INDEX order_line_product;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX order_line_product ON order_line (product_id);
      DROP INDEX order_line_product_order; DROP INDEX orders_payment; DROP INDEX orders_total;
      ALTER TABLE orders DROP COLUMN search_document;
      DROP FUNCTION order_search_query(text), order_search_document(text, text, jsonb, jsonb);
    `);
  }
}

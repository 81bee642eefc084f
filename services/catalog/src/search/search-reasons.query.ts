import { prepared } from '@kp/platform/database';

const vector = (weight: string, words: string) =>
  `setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(${words}))), '${weight}')`;

const translated = (column: string) =>
  `(SELECT coalesce(string_agg(${column}, ' . '), '') FROM product_translation WHERE product_id = p.id)`;

/**
 * $1 products; $2 the unit and $3 the tsquery of each reading, the best ones first. Per product and unit the first
 * reading that the product has, and where. The weights are those of the search document.
 */
export const SEARCH_REASONS = prepared(
  'catalog.search-reasons',
  `SELECT DISTINCT ON (p.id, reading.unit) p.id AS "productId", reading.unit, reading.place::int - 1 AS reading,
          field.name AS "foundIn"
     FROM product p
     JOIN product_search s ON s.product_id = p.id
     JOIN category c ON c.id = p.category_id
    CROSS JOIN LATERAL (VALUES
      (1, 'name', ${vector('A', 'p.name')}),
      (2, 'translation', ${vector('B', translated('name'))}),
      (3, 'category', ${vector('C', 'c.name')}),
      (4, 'attributes', ${vector('C', 'catalog_attribute_values(p.id, p.category_id)')}),
      (5, 'keywords', ${vector('D', `p.keywords || ' . ' || ${translated('keywords')}`)}),
      (6, 'description', ${vector('D', `p.description || ' . ' || ${translated('description')}`)}),
      (7, 'several', s.document)) field (rank, name, document)
     JOIN unnest($2::int[], $3::text[]) WITH ORDINALITY reading (unit, query, place)
       ON field.document @@ to_tsquery('simple', reading.query)
    WHERE p.id = ANY ($1::int[])
    ORDER BY p.id, reading.unit, reading.place, field.rank`,
);

import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import type { Query } from './product-list.query';

const amount = (minor: string) => `to_char(${minor} / 100.0, 'FM9999999990.00')`;

/**
 * Counts what each filter would leave. All products that match without the filters are read once; `in_category`,
 * `in_price` and `in_stock` say which filters each of them passes, and every number leaves its own filter out.
 */
const facets = (name: string, source: string): Statement =>
  prepared(
    `catalog.facets.${name}`,
    `WITH asked AS MATERIALIZED (
       SELECT catalog_query(catalog_words($7::text), $8::boolean) AS query
     ), matching AS MATERIALIZED (
       SELECT category_id, price_minor, sellable,
              $2::text IS NULL OR category_id = (SELECT id FROM category WHERE slug = $2 AND deleted_at IS NULL)
                AS in_category,
              price_minor BETWEEN coalesce($4::int, 0) AND coalesce($5::int, 2147483647) AS in_price,
              $6::boolean IS NULL OR sellable = $6 AS in_stock
         FROM (SELECT p.category_id, p.price_minor, p.in_stock AND p.stock_quantity > 0 AS sellable
                 FROM ${source}
                WHERE p.status = 'active' AND p.deleted_at IS NULL
                  AND ($1::int IS NULL OR p.id = $1) AND ($3::boolean IS NULL OR p.featured = $3)) p
     ), counted AS (
       SELECT category_id, count(*)::int AS count FROM matching WHERE in_price AND in_stock GROUP BY category_id
     ), categories AS (
       SELECT json_agg(json_build_object('slug', c.slug, 'count', counted.count) ORDER BY c.sort_order, c.id) AS list
         FROM counted JOIN category c ON c.id = counted.category_id
     )
     SELECT count(*) FILTER (WHERE in_category AND in_price AND in_stock)::int AS total,
            json_build_object(
              'categories', (SELECT coalesce(list, '[]') FROM categories),
              'inStock', count(*) FILTER (WHERE sellable AND in_category AND in_price),
              'minPrice', ${amount('min(price_minor) FILTER (WHERE in_category AND in_stock)')},
              'maxPrice', ${amount('max(price_minor) FILTER (WHERE in_category AND in_stock)')})::text AS body
       FROM matching`,
  );

const ALL = facets('all', 'product p');
const SEARCH = facets('search', 'asked JOIN product p ON p.search_document @@ asked.query');

/** The facets of a filter; with `isGuess` every word of its search may be misspelled. */
export function facetsQuery(filter: ProductFilter, isGuess: boolean): Query {
  const { search, productId, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock } = filter;
  const narrowing = [productId, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock];
  return {
    statement: search === undefined ? ALL : SEARCH,
    values: [...narrowing, search, isGuess].map((value) => value ?? null),
  };
}

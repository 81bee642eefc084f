import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import type { ProductSort } from '../domain/product-sort';
import { ProductConditions } from './product-conditions';
import { PRODUCT_COLUMNS } from './product-columns';

/** A prepared statement with its values. */
export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Every order ends with the id, so that pages neither repeat nor skip a product. */
const ORDERS: Record<ProductSort, (alphabet: string) => string> = {
  newest: () => 'p.created_at DESC, p.id DESC',
  'price-asc': () => 'p.price_minor, p.id',
  'price-desc': () => 'p.price_minor DESC, p.id DESC',
  rating: () => 'p.rating DESC, p.review_count DESC, p.id DESC',
  name: (alphabet) => `p.name COLLATE "${alphabet}", p.id`,
  relevance: () => 'found.tier, found.score DESC, p.rating DESC, p.review_count DESC, p.id DESC',
};

const orderOf = ({ sort, alphabet }: ProductFilter) => ORDERS[sort](alphabet);
const orderLabel = ({ sort, alphabet }: ProductFilter) => (sort === 'name' ? `name-${alphabet}` : sort);

/**
 * One page without a search: the order comes from an index, so that little more than the page is read. The page is
 * chosen before its categories are joined, which keeps the planner from starting with the categories.
 */
export function listQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const order = orderOf(filter);
  const text = `
    SELECT coalesce(json_agg(shown), '[]')::text AS body, coalesce(array_agg(shown.id), '{}') AS ids
      FROM (SELECT ${PRODUCT_COLUMNS}
              FROM (SELECT * FROM product p
                     WHERE ${conditions.text}
                     ORDER BY ${order}
                     LIMIT ${conditions.bind(filter.limit)} OFFSET ${conditions.bind(filter.offset)}) p
              JOIN category c ON c.id = p.category_id
             ORDER BY ${order}) shown`;
  const name = `catalog.list.${conditions.shape}.${orderLabel(filter)}`;
  return { statement: prepared(name, text), values: conditions.values };
}

/** How many products the filter finds on all pages, without a search. */
export function countQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${conditions.text}`;
  return { statement: prepared(`catalog.count.${conditions.shape}`, text), values: conditions.values };
}

/**
 * One page of a search together with the number of all its products. With `isGuess` every word may be misspelled,
 * else only words that occur nowhere in the catalogue. Every row carries the total; without products on the page one
 * row stands for it, with no `place`.
 *
 * `asked` is materialised because the query would otherwise be built again for every row, and `page` holds ids alone
 * because a broad search sorts many rows: sorting whole products took ten times as long.
 */
export function searchQuery(filter: ProductFilter, isGuess: boolean): Query {
  const conditions = new ProductConditions(filter);
  const words = conditions.bind(filter.search);
  const guess = conditions.bind(isGuess);
  const text = `
    WITH asked AS MATERIALIZED (
      SELECT words, catalog_query(words, ${guess}) AS query FROM catalog_words(${words}) AS words
    ), matching AS MATERIALIZED (
      SELECT row_number() OVER (ORDER BY ${orderOf(filter)}) AS place, p.id
        FROM asked
        JOIN product p ON p.search_document @@ asked.query
       CROSS JOIN LATERAL (
         SELECT ts_rank(p.search_document, asked.query) AS score,
                CASE WHEN p.search_text = asked.words THEN 0
                     WHEN starts_with(p.search_text, asked.words) THEN 1 ELSE 2 END AS tier) found
       WHERE ${conditions.text}
    ), page AS (
      SELECT place, id FROM matching ORDER BY place
       LIMIT ${conditions.bind(filter.limit)} OFFSET ${conditions.bind(filter.offset)}
    )
    SELECT (SELECT count(*)::int FROM matching) AS total,
           coalesce(json_agg(shown), '[]')::text AS body, coalesce(array_agg(shown.id), '{}') AS ids
      FROM (SELECT ${PRODUCT_COLUMNS}
              FROM page JOIN product p ON p.id = page.id JOIN category c ON c.id = p.category_id
             ORDER BY page.place) shown`;
  const name = `catalog.search.${conditions.shape}.${orderLabel(filter)}`;
  return { statement: prepared(name, text), values: conditions.values };
}

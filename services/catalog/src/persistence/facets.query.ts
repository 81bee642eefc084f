import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter, ShownPrices } from '../domain/product-filter';
import type { ProductSearch } from '../search/product-search';
import { productNumberOf, type Query } from './product-list.query';
import { labelOfPrices, shownPriceSql } from './shown-price';
import { pairsOf, withoutValues } from './unwanted-values.query';

const amount = (minor: string) => `to_char(${minor} / 100.0, 'FM99999999999990.00')`;

interface Counted {
  source: string;
  excluded?: string;
}

/**
 * Reads the matching products once; each number applies every filter except its own. Attributes belong to a category, so
 * the numbers of categories apply none.
 */
const facets = (name: string, { source, excluded = '' }: Counted, prices?: ShownPrices): Statement =>
  prepared(
    `catalog.facets.${name}${prices ? `.${labelOfPrices(prices)}` : ''}`,
    `WITH asked AS MATERIALIZED (
       SELECT to_tsquery('simple', $7::text) AS query, $8::int AS number
     ), fulfilled AS MATERIALIZED (
       SELECT v.product_id
         FROM product_attribute v
         JOIN unnest($9::int[], $10::text[]) AS chosen (attribute_id, value) USING (attribute_id, value)
        GROUP BY v.product_id HAVING count(*) = $11::int
     ), counted AS (
       SELECT category_id,
              $2::text IS NULL OR category_id = (SELECT id FROM category WHERE slug = $2 AND deleted_at IS NULL)
                AS in_category,
              count(*) FILTER (WHERE in_price AND passes_stock) AS found,
              count(*) FILTER (WHERE in_price AND passes_stock AND has_chosen) AS matching,
              count(*) FILTER (WHERE in_price AND sellable AND has_chosen) AS sellable,
              min(${prices ? 'shown' : 'price_minor'}) FILTER (WHERE passes_stock AND has_chosen) AS lowest,
              max(${prices ? 'shown' : 'price_minor'}) FILTER (WHERE passes_stock AND has_chosen) AS highest
         FROM ${source}
        CROSS JOIN LATERAL (SELECT p.in_stock AND p.stock_quantity > 0 AS sellable) stock
        ${prices ? `CROSS JOIN LATERAL (SELECT ${shownPriceSql(prices)} AS shown) priced` : ''}
        CROSS JOIN LATERAL (
          SELECT ${prices ? 'priced.shown' : 'p.price_minor'} BETWEEN coalesce($4::bigint, 0) AND coalesce($5::bigint, 9223372036854775807) AS in_price,
                 $6::boolean IS NULL OR stock.sellable = $6 AS passes_stock,
                 $11::int = 0 OR p.id IN (SELECT product_id FROM fulfilled) AS has_chosen) passed
        WHERE p.status = 'active' AND p.deleted_at IS NULL
          AND ($1::int[] IS NULL OR p.id = ANY ($1)) AND ($3::boolean IS NULL OR p.featured = $3) ${excluded}
        GROUP BY category_id
     )
     SELECT coalesce(sum(matching) FILTER (WHERE in_category), 0)::int AS total,
            json_build_object(
              'categories', coalesce(json_agg(json_build_object('slug', c.slug, 'count', found)
                                              ORDER BY c.sort_order, c.id) FILTER (WHERE found > 0), '[]'),
              'inStock', coalesce(sum(sellable) FILTER (WHERE in_category), 0),
              'minPrice', ${amount('min(lowest) FILTER (WHERE in_category)')},
              'maxPrice', ${amount('max(highest) FILTER (WHERE in_category)')}) AS body
       FROM counted JOIN category c ON c.id = counted.category_id`,
  );

const EVERY = { source: 'product p' };
const ALL = facets('all', EVERY);
const FOUND = {
  source: `asked JOIN product_search s ON s.document @@ asked.query OR s.product_id = asked.number
         JOIN product p ON p.id = s.product_id`,
};
const SEARCH = facets('search', FOUND);
/** Without what contradicts the search, as its list. */
const FOUND_WITHOUT = { ...FOUND, excluded: `AND ${withoutValues('$12', '$13')}` };
const SEARCH_WITHOUT = facets('search-without', FOUND_WITHOUT);

function statementOf(isWithout: boolean, isSearch: boolean, prices?: ShownPrices): Statement {
  if (!prices) return isWithout ? SEARCH_WITHOUT : isSearch ? SEARCH : ALL;
  if (isWithout) return facets('search-without', FOUND_WITHOUT, prices);
  return isSearch ? facets('search', FOUND, prices) : facets('all', EVERY, prices);
}

export function facetsQuery(filter: ProductFilter, search: ProductSearch | null): Query {
  const { productIds, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock } = filter;
  const { attributes = [], shownPrices } = filter;
  const pairs = pairsOf(attributes);
  const excluded = pairsOf(search?.excluded);
  const narrowing = [productIds, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock];
  return {
    statement: statementOf(excluded.length > 0, search !== null, shownPrices),
    values: [
      ...[...narrowing, search?.query, search && productNumberOf(search.text)].map((value) => value ?? null),
      pairs.map(([id]) => id),
      pairs.map(([, value]) => value),
      attributes.length,
      ...(excluded.length > 0 ? [excluded.map(([id]) => id), excluded.map(([, value]) => value)] : []),
    ],
  };
}

import { BRAND_ATTRIBUTE_ID } from '@kp/commerce';
import { decimalText, prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter, ShownPrices } from '../domain/product-filter';
import type { ProductSearch } from '../search/understood-search';
import type { Query } from './product-list.query';
import { productNumberOf } from './product-search.query';
import { withDescendants } from './category-tree';
import { sellableSql } from './sellable';
import { labelOfPrices, shownPriceSql } from './shown-price';
import { pairsOf, withoutValues } from './unwanted-values.query';

/** How many products, or where one stands for its group how many cards: those of groups are counted from `…_groups`. */
const counting = (name: string, condition: string, isCollapsed: boolean) =>
  isCollapsed
    ? `count(*) FILTER (WHERE ${condition} AND p.group_id IS NULL) AS ${name},
              array_agg(p.group_id) FILTER (WHERE ${condition} AND p.group_id IS NOT NULL) AS ${name}_groups`
    : `count(*) FILTER (WHERE ${condition}) AS ${name}`;
const counted = (name: string, isCollapsed: boolean) =>
  isCollapsed ? `(${name} + ${distinct(`${name}_groups`)})` : name;
const distinct = (groups: string) => `(SELECT count(DISTINCT each) FROM unnest(${groups}) AS each)`;

/** Within the bounds $4 and $5; on request is within none, and in every list without them. */
export const inPrice = (price: string) =>
  `coalesce(${price} BETWEEN coalesce($4::bigint, 0) AND coalesce($5::bigint, 9223372036854775807), coalesce($4, $5) IS NULL)`;
/** Flat lists have priced products alone. */
export const listedSql = (isCollapsed?: boolean) => (isCollapsed ? '' : 'AND p.price_minor IS NOT NULL');

/** Products and the attributes that have a value of `chosen` there, a relation of both; brands among them. */
export const havingChosen = (chosen: string) => `
  SELECT v.product_id, v.attribute_id FROM product_attribute v JOIN ${chosen} AS chosen (attribute_id, value) USING (attribute_id, value)
   UNION ALL
  SELECT p.id, chosen.attribute_id FROM ${chosen} AS chosen (attribute_id, value)
    JOIN product p ON p.brand = chosen.value WHERE chosen.attribute_id = ${BRAND_ATTRIBUTE_ID} AND p.deleted_at IS NULL`;

interface Counted {
  source: string;
  /** Whether the products are named, for those who count them by their attributes. */
  isNamed?: boolean;
  isCollapsed: boolean;
  excluded?: string;
}

/**
 * Reads the matching products once; each number applies every filter except its own. Attributes belong to a category, so
 * the numbers of categories apply none. What is in a category is counted in those above it too.
 */
const facets = (
  name: string,
  { source, isNamed = false, isCollapsed, excluded = '' }: Counted,
  prices?: ShownPrices,
): Statement =>
  prepared(
    `catalog.facets.${name}${isCollapsed ? '.groups' : ''}${prices ? `.${labelOfPrices(prices)}` : ''}`,
    `WITH asked AS MATERIALIZED (
       SELECT to_tsquery('simple', $7::text) AS query, $8::int AS number
     ), fulfilled AS MATERIALIZED (
       SELECT product_id FROM (${havingChosen('unnest($9::int[], $10::text[])')}) having_chosen
        GROUP BY product_id HAVING count(*) = $11::int
     ), counted AS (
       SELECT category_id,
              $2::text IS NULL OR category_id = ANY (ARRAY(${withDescendants('$2')})) AS in_category,
              ${counting('found', 'in_price AND passes_stock', isCollapsed)},
              ${counting('matching', 'in_price AND passes_stock AND has_chosen', isCollapsed)},
              ${counting('sellable', 'in_price AND sellable AND has_chosen', isCollapsed)},
              min(${prices ? 'shown' : 'price_minor'}) FILTER (WHERE passes_stock AND has_chosen) AS lowest,
              max(${prices ? 'shown' : 'price_minor'}) FILTER (WHERE passes_stock AND has_chosen) AS highest${isNamed ? ',\n              array_agg(p.id) FILTER (WHERE in_price AND passes_stock) AS ids' : ''}
         FROM ${source}
        CROSS JOIN LATERAL (SELECT ${sellableSql('p')} AS sellable) stock
        ${prices ? `CROSS JOIN LATERAL (SELECT ${shownPriceSql(prices)} AS shown) priced` : ''}
        CROSS JOIN LATERAL (
          SELECT ${inPrice(prices ? 'priced.shown' : 'p.price_minor')} AS in_price,
                 $6::boolean IS NULL OR stock.sellable = $6 AS passes_stock,
                 $11::int = 0 OR p.id IN (SELECT product_id FROM fulfilled) AS has_chosen) passed
        WHERE p.status = 'active' AND p.deleted_at IS NULL
          AND ($1::int[] IS NULL OR p.id = ANY ($1)) AND ($3::boolean IS NULL OR p.featured = $3) ${listedSql(isCollapsed)} ${excluded}
        GROUP BY category_id
     ), summed AS MATERIALIZED (
       SELECT category_id, in_category, lowest, highest, ${counted('found', isCollapsed)} AS found,
              ${counted('matching', isCollapsed)} AS matching, ${counted('sellable', isCollapsed)} AS sellable
         FROM counted
     ), within AS (
       SELECT l.ancestor_id, sum(found) AS found, max(l.distance) AS height
         FROM summed JOIN category_lineage l USING (category_id) GROUP BY l.ancestor_id
     )
     SELECT coalesce(sum(matching) FILTER (WHERE in_category), 0)::int AS total,
            ${isNamed ? 'ARRAY(SELECT unnest(ids) FROM counted)' : 'NULL'} AS ids,
            (SELECT c.slug FROM within JOIN category c ON c.id = within.ancestor_id
              WHERE within.found * 2 > (SELECT sum(found) FROM summed)
              ORDER BY within.found, within.height LIMIT 1) AS main,
            json_build_object(
              'categories', (
                SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'count', within.found) ORDER BY c.sort_order, c.id), '[]')
                  FROM within
                  JOIN category c ON c.id = within.ancestor_id
                 WHERE within.found > 0),
              'total', coalesce(sum(found), 0),
              'inStock', coalesce(sum(sellable) FILTER (WHERE in_category), 0),
              'minPrice', ${decimalText('min(lowest) FILTER (WHERE in_category)')},
              'maxPrice', ${decimalText('max(highest) FILTER (WHERE in_category)')}) AS body
       FROM summed`,
  );

const FOUND = `asked JOIN product_search s ON s.document @@ asked.query OR s.product_id = asked.number
         JOIN product p ON p.id = s.product_id`;
/** The last one is without what contradicts the search, as its list. */
const SOURCES = {
  all: { source: 'product p' },
  search: { source: FOUND, isNamed: true },
  'search-without': { source: FOUND, isNamed: true, excluded: `AND ${withoutValues('$12', '$13')}` },
};
type Source = keyof typeof SOURCES;

const facetsOf = (name: Source, isCollapsed: boolean, prices?: ShownPrices) =>
  facets(name, { ...SOURCES[name], isCollapsed }, prices);
const STATEMENTS = [false, true].map((isCollapsed) => ({
  all: facetsOf('all', isCollapsed),
  search: facetsOf('search', isCollapsed),
  'search-without': facetsOf('search-without', isCollapsed),
}));

function statementOf(name: Source, { isCollapsed = false, shownPrices }: ProductFilter): Statement {
  return shownPrices ? facetsOf(name, isCollapsed, shownPrices) : STATEMENTS[Number(isCollapsed)]![name];
}

export function facetsQuery(filter: ProductFilter, search: ProductSearch | null): Query {
  const { productIds, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock } = filter;
  const { attributes = [] } = filter;
  const pairs = pairsOf(attributes);
  const excluded = pairsOf(search?.excluded);
  const narrowing = [productIds, categorySlug, featured, minPriceMinor, maxPriceMinor, inStock];
  return {
    statement: statementOf(excluded.length > 0 ? 'search-without' : search ? 'search' : 'all', filter),
    values: [
      ...[...narrowing, search?.query, search && productNumberOf(search.text)].map((value) => value ?? null),
      pairs.map(([id]) => id),
      pairs.map(([, value]) => value),
      attributes.length,
      ...(excluded.length > 0 ? [excluded.map(([id]) => id), excluded.map(([, value]) => value)] : []),
    ],
  };
}

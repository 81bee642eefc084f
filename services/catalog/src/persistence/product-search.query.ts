import { prepared } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import { tsqueryOf } from '../search/search-condition';
import type { ProductSearch } from '../search/understood-search';
import { ProductConditions } from './product-conditions';
import { type Query, translation } from './product-list.query';
import { orderLabel, orderOf, type Sort } from './product-order';
import { NOT_REQUIRED, requiredOf } from './requirements.query';

/**
 * The exact name, a name that begins so, one that has the text in it, one that begins with all but the kind of thing ("day
 * dot labels" of the food labels), one with all words; then words of any field.
 */
export const RELEVANCE = `
  CASE WHEN s.name_words = asked.words THEN 0
       WHEN starts_with(s.name_words, asked.phrase) THEN 1
       WHEN strpos(' ' || s.name_words || ' ', ' ' || asked.words || ' ') > 0
         OR strpos(' ' || s.name_words || ' ', ' ' || asked.phrase || ' ') > 0 THEN 2
       WHEN asked.opening <> '' AND starts_with(s.name_words, asked.opening) AND s.document @@ asked.kind THEN 3
       WHEN s.document @@ asked.named THEN 4 ELSE 5 END`;

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

/** The number of a product's code, typed alone. */
export const productNumberOf = (text: string) => (PRODUCT_NUMBER.test(text) ? Number(text) : null);

/** Of each group the variant that the search fits best, the first of several, and how many fit as well; the group stands where its best one does. */
const bestOfGroups = (sort: Sort, isAsked: boolean) => `, listed AS MATERIALIZED (
      SELECT DISTINCT ON (coalesce(group_id, -id)) id, min(position) OVER own_group AS position,
             (count(*) OVER (PARTITION BY coalesce(group_id, -id), tier${isAsked ? ', gap' : ''}))::int AS matches
        FROM kept AS matching
      WINDOW own_group AS (PARTITION BY coalesce(group_id, -id))
       ORDER BY coalesce(group_id, -id), ${sort === 'relevance' ? 'tier, score DESC, group_position' : 'matching.position'}
    )`;

const relevanceOf = ({ isNearest, requirements }: ProductSearch): Sort =>
  requirements.length > 0
    ? isNearest
      ? 'nearest-requirements'
      : 'requirements'
    : isNearest
      ? 'nearest'
      : 'relevance';

/** What is counted needs no order, unless the first one decides which products are meant. */
function sortOf({ sort }: ProductFilter, search: ProductSearch): Sort {
  const best = relevanceOf(search);
  if (sort === 'any') return best === 'relevance' ? sort : best;
  return sort === 'relevance' ? best : sort;
}

const tierOf = (number: string) =>
  number ? `CASE WHEN p.id = ${number} THEN -1 ELSE ${RELEVANCE} END` : RELEVANCE;

/** What does not meet a bound, or has what it is to be without, is listed only when nothing of the kind does better. */
const keptOf = (isOut: string) =>
  `(NOT (${isOut}) OR NOT EXISTS (
      SELECT FROM matching WHERE NOT (${isOut}) AND is_of_kind >= (SELECT bool_or(is_of_kind) FROM matching)))`;

/** How many of the words of a search a product has in its names, and in any text. */
const wordsMet = (queries: string) => `
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE ts_filter(s.document, '{a,b}') @@ query) AS in_names, count(*) FILTER (WHERE s.document @@ query) AS in_any
           FROM (SELECT to_tsquery('simple', each) AS query FROM unnest(${queries}::text[]) AS each) words) met`;

/** `asked` is materialised to build the query once; `page` has only ids because sorting products took ten times longer. */
export function searchQuery(filter: ProductFilter, search: ProductSearch, { isOfIds = false } = {}): Query {
  const conditions = new ProductConditions(filter);
  const words = conditions.bind(search.text);
  const phrase = conditions.bind(search.phrase);
  const query = conditions.bind(search.query);
  const named = conditions.bind(search.named);
  const opening = conditions.bind(search.opening);
  const kind = conditions.bind(search.kind);
  const productNumber = productNumberOf(search.text);
  const isNumber = productNumber !== null;
  const number = isNumber ? `${conditions.bind(productNumber)}::int` : '';
  const { columns, ofPage, ofSort } = translation(filter, conditions, 'page.matches');
  const isAsked = search.requirements.length > 0;
  const required = isAsked ? requiredOf(search, (value) => conditions.bind(value)) : NOT_REQUIRED;
  const ofKind = conditions.bind(search.ofKind);
  const { isNearest, isKindAlone } = search;
  const each = isNearest ? conditions.bind(search.units.map(({ condition }) => tsqueryOf(condition))) : '';
  const sort = sortOf(filter, search);
  const isRanked = sort !== 'any';
  const order = orderOf(filter, conditions, sort);
  const limit = conditions.bind(filter.limit);
  const offset = conditions.bind(filter.offset);
  const text = () => `
    WITH asked AS MATERIALIZED (
      SELECT catalog_words(${words}) AS words, catalog_words(${phrase}) AS phrase,
             to_tsquery('simple', ${query}) AS query, to_tsquery('simple', ${named}) AS named,
             catalog_words(${opening}) AS opening, to_tsquery('simple', ${kind}) AS kind
    )${required.ctes}, matching AS MATERIALIZED (
      SELECT row_number() OVER (ORDER BY ${order}) AS position, p.id, p.group_id, p.group_position, found.tier, found.score, found.is_of_kind${required.columns}
        FROM asked
        JOIN product_search s ON s.document @@ asked.query ${isNumber ? `OR s.product_id = ${number}` : ''}
        JOIN product p ON p.id = s.product_id ${ofSort}
       CROSS JOIN LATERAL (
         SELECT ${isRanked ? 'ts_rank(s.document, asked.query)' : '0'} AS score, ${isRanked ? tierOf(number) : '0'} AS tier,
                p.id IN (SELECT unnest(${ofKind}::int[])) AS is_of_kind) found ${isNearest ? wordsMet(each) : ''} ${required.join}
       WHERE ${conditions.text}${isNearest ? ' AND found.is_of_kind' : ''}
    ), kept AS MATERIALIZED (
      SELECT * FROM matching
       WHERE ${isKindAlone ? 'is_of_kind >= (SELECT bool_or(is_of_kind) FROM matching)' : 'true'}
         AND ${isAsked ? keptOf(required.isOut) : 'true'}
    )${filter.isCollapsed ? bestOfGroups(sort, isAsked) : ', listed AS (SELECT * FROM kept)'}, page AS (
      SELECT position, id${filter.isCollapsed ? ', matches' : ''} FROM listed ORDER BY position
       LIMIT ${limit} OFFSET ${offset}
    )
    ${isOfIds ? 'SELECT array_agg(id) AS ids FROM kept' : shown}`;
  const shown = `SELECT (SELECT count(*)::int FROM listed) AS total, (SELECT bool_or(is_of_kind) FROM kept) AS "isOfKind",
           (SELECT id FROM kept ORDER BY position LIMIT 1) AS best,${required.best}
           coalesce(json_agg(shown), '[]')::text AS body, coalesce(array_agg(shown.id), '{}') AS ids
      FROM (SELECT ${columns}
              FROM page JOIN product p ON p.id = page.id JOIN category c ON c.id = p.category_id ${ofPage}
             ORDER BY page.position) shown`;
  const name = `catalog.search.${conditions.shape}.${isNumber ? 'number.' : ''}${isAsked ? 'asked.' : ''}${isNearest ? 'nearest.' : ''}${isKindAlone ? 'alone.' : ''}${isOfIds ? 'ids.' : ''}${orderLabel(filter, sort)}`;
  return { statement: prepared(name, text, { isQuick: true }), values: conditions.values };
}

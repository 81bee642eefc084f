import { BRAND_ATTRIBUTE_ID } from '@kp/commerce';
import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter, ProductSort, ShownPrices } from '../domain/product-filter';
import { sellableSql } from './sellable';
import type { ProductSearch } from '../search/understood-search';
import { enteredBounds, labelOfPrices, shownPriceSql } from './shown-price';
import { pairsOf, withoutValues } from './unwanted-values.query';
import { NOT_REQUIRED, requiredOf } from './requirements.query';
import { tsqueryOf } from '../search/search-condition';
import { groupCardColumn, joinTranslation, PRODUCT_COLUMNS, TRANSLATED_COLUMNS } from './product.queries';

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Of the shop's lists. */
const FIRST_PAGE = 20;
const SELLABLE = sellableSql('p');
const ofOther = (text: string) => text.replaceAll(/\bp\./g, 'o.');
const priceOf = ({ sortedPrices }: ProductFilter) =>
  sortedPrices ? shownPriceSql(sortedPrices) : 'p.price_minor';
/** On request is the highest price, as the indexes of prices have it. */
const priceRank = (price: string) => `(coalesce(${price}, ${Number.MAX_SAFE_INTEGER}), p.id)`;
/** Of a group that a list shows once, the one that comes first in its order. */
const FIRST_OF_GROUP: Partial<Record<ProductSort, (price: string) => string>> = {
  'price-asc': (price) => `${ofOther(priceRank(price))} < ${priceRank(price)}`,
  'price-desc': (price) => `${ofOther(priceRank(price))} > ${priceRank(price)}`,
};
const EARLIER_VARIANT = '(o.group_position, o.id) < (p.group_position, p.id)';
const OTHER_GROUP = 'p.group_id IS DISTINCT FROM (SELECT group_id FROM product WHERE id = ?)';
const SAME_CATEGORY = 'p.category_id = (SELECT category_id FROM product WHERE id = ?)';
const CATEGORY = '(SELECT id FROM category WHERE slug = ? AND deleted_at IS NULL)';

/** Filters of the same shape make the same text, so that few statements are prepared. */
class ProductConditions {
  readonly values: unknown[] = [];
  private readonly labels: string[] = [];
  private readonly parts: string[] = ['p.deleted_at IS NULL'];

  constructor(filter: ProductFilter) {
    const { status, productIds, categorySlug, categoryIds, featured, inStock, attributes } = filter;
    const { minPriceMinor, maxPriceMinor, similarTo, excluded, shownPrices } = filter;
    // A literal, because the planner chooses partial indexes by it.
    if (status !== 'all') this.add(status, `p.status = '${status}'`);
    if (!filter.isCollapsed && !filter.includesOnRequest) this.add('priced', 'p.price_minor IS NOT NULL');
    if (productIds !== undefined) this.add('ids', 'p.id = ANY (?::int[])', productIds);
    if (categoryIds) this.add('categories', 'p.category_id = ANY (?::int[])', categoryIds);
    else if (categorySlug !== undefined) this.add('category', `p.category_id = ${CATEGORY}`, categorySlug);
    if (similarTo !== undefined) {
      this.add('similar', SAME_CATEGORY, similarTo);
      this.parts.push(`p.id <> $${this.values.length}`);
      if (filter.isCollapsed) this.add('group', `(p.group_id IS NULL OR ${OTHER_GROUP})`, similarTo);
    }
    if (featured !== undefined)
      this.add(featured ? 'featured' : 'plain', `${featured ? '' : 'NOT '}p.featured`);
    const bounds = { min: minPriceMinor, max: maxPriceMinor };
    const { min, max } = shownPrices ? enteredBounds(shownPrices, bounds) : bounds;
    // In the order of its index a bound changes no plan: hidden from the planner, which would plan each list anew.
    const [label, bound] =
      FIRST_OF_GROUP[filter.sort] && !filter.sortedPrices ? ['sorted-', '(SELECT ?::bigint)'] : ['', '?'];
    if (min !== undefined) this.add(`${label}min`, `p.price_minor >= ${bound}`, min);
    if (max !== undefined) this.add(`${label}max`, `p.price_minor <= ${bound}`, max);
    if (shownPrices) this.addShown(shownPrices, bounds);
    if (inStock !== undefined)
      this.add(inStock ? 'sellable' : 'sold-out', `${inStock ? '' : 'NOT '}${SELLABLE}`);
    const unwanted = pairsOf(excluded);
    if (unwanted.length > 0) {
      const [ids, values] = [unwanted.map(([id]) => id), unwanted.map(([, value]) => value)];
      this.add('without', withoutValues(this.bind(ids), this.bind(values)));
    }
    for (const { attributeId, values } of attributes ?? []) {
      if (attributeId === BRAND_ATTRIBUTE_ID) {
        this.add('brand', 'p.brand = ANY (?::text[])', values);
        continue;
      }
      const having = `attribute_id = ${this.bind(attributeId)} AND value = ANY(${this.bind(values)}::text[])`;
      this.add('attribute', `p.id IN (SELECT product_id FROM product_attribute WHERE ${having})`);
    }
  }

  get text(): string {
    return this.parts.join(' AND ');
  }

  /** The conditions of a list in which one product stands for its group: the first that meets them all. */
  collapsed(filter: ProductFilter, sort = filter.sort): string {
    const before = FIRST_OF_GROUP[sort]?.(priceOf(filter)) ?? EARLIER_VARIANT;
    return `${this.text} AND (p.group_id IS NULL OR NOT EXISTS (
      SELECT FROM product o WHERE o.group_id = p.group_id AND ${before} AND ${ofOther(this.text)}))`;
  }

  get shape(): string {
    return this.labels.join('.') || 'all';
  }

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private addShown(prices: ShownPrices, { min, max }: { min?: number; max?: number }): void {
    if (min === undefined && max === undefined) return;
    this.labels.push(labelOfPrices(prices));
    const shown = shownPriceSql(prices);
    if (min !== undefined) this.parts.push(`${shown} >= ${this.bind(min)}`);
    if (max !== undefined) this.parts.push(`${shown} <= ${this.bind(max)}`);
  }

  private add(label: string, text: string, value?: unknown): void {
    this.labels.push(label);
    this.parts.push(value === undefined ? text : text.replace('?', () => this.bind(value)));
  }
}

/** What a search requires orders what is equally its kind; of the nearest those come first that have most of its words. */
type Sort = ProductSort | 'requirements' | 'nearest' | 'nearest-requirements';

const BY_WORDS = 'found.tier, found.score DESC, p.rating DESC, p.review_count DESC, p.id DESC';
/** After the exact code and name, beside names that leave out the kind of thing. */
const KIND_FIRST =
  'CASE WHEN found.tier <= 0 THEN 0 WHEN found.is_of_kind OR found.tier = 3 THEN 1 ELSE 2 END';

/** Each order ends with the id, so that pages neither repeat nor skip a product. */
const ORDERS: Record<Sort, (filter: ProductFilter, conditions: ProductConditions) => string> = {
  newest: () => 'p.created_at DESC, p.id DESC',
  'price-asc': (filter) => `${priceOf(filter)}, p.id`,
  'price-desc': (filter) => `${priceOf(filter)} DESC, p.id DESC`,
  rating: () => 'p.rating DESC, p.review_count DESC, p.id DESC',
  name: ({ collation, language }) =>
    `${language ? 'coalesce(t.name, p.name)' : 'p.name'} COLLATE "${collation}", p.id`,
  relevance: ({ productIds }) => (productIds ? 'p.id' : `${KIND_FIRST}, ${BY_WORDS}`),
  nearest: () => `found.words_met DESC, ${BY_WORDS}`,
  requirements: () => `${KIND_FIRST}, asked_of.is_against, asked_of.is_kind DESC, asked_of.gap, ${BY_WORDS}`,
  'nearest-requirements': () =>
    `asked_of.is_against, asked_of.is_beyond, found.words_met DESC, asked_of.gap, ${BY_WORDS}`,
  similar: ({ similarTo }, conditions) =>
    `${likeness(conditions.bind(similarTo))} DESC, p.rating DESC, p.review_count DESC, p.id DESC`,
};

/** How many words of the name and how many attributes a product shares with another; numbers are sizes, not kinds. */
const likeness = (other: string) => `(
  (SELECT count(*) FROM (
     SELECT word FROM product_search s, unnest(string_to_array(s.name_words, ' ')) AS word WHERE s.product_id = p.id
     INTERSECT
     SELECT word FROM product_search s, unnest(string_to_array(s.name_words, ' ')) AS word WHERE s.product_id = ${other}
   ) shared WHERE char_length(word) > 2 AND word !~ '^[0-9]') * 2
  + (SELECT count(*) FROM product_attribute own JOIN product_attribute its USING (attribute_id, value)
      WHERE own.product_id = p.id AND its.product_id = ${other}))`;

const orderOf = (filter: ProductFilter, conditions: ProductConditions, sort: Sort = filter.sort) =>
  ORDERS[sort](filter, conditions);
const orderLabel = ({ collation, language, isCollapsed, sortedPrices }: ProductFilter, sort: Sort) =>
  `${sort === 'name' ? `name-${collation}` : sort}${sortedPrices ? `-${labelOfPrices(sortedPrices)}` : ''}${language ? '.translated' : ''}${isCollapsed ? '.groups' : ''}`;

/** What a list in another language than that of the catalogue joins, for its texts and for sorting names. */
function translation(
  { language, sort, isCollapsed }: ProductFilter,
  conditions: ProductConditions,
  matches?: string,
) {
  const withGroup = (columns: string, spoken: string | null) =>
    isCollapsed ? `${columns}, ${groupCardColumn(spoken, matches)}` : columns;
  if (language === undefined) return { columns: withGroup(PRODUCT_COLUMNS, null), ofPage: '', ofSort: '' };
  const spoken = conditions.bind(language);
  const join = joinTranslation(spoken);
  return {
    columns: withGroup(TRANSLATED_COLUMNS, spoken),
    ofPage: join,
    ofSort: sort === 'name' ? join : '',
  };
}

/**
 * The first page as the shop asks for it has its size in the text: with a parameter PostgreSQL takes a tenth of all products
 * for the page, and plans each list anew.
 */
function pageOf({ limit, offset }: ProductFilter, conditions: ProductConditions) {
  if (limit === FIRST_PAGE && offset === 0) return { label: '.first', text: `LIMIT ${FIRST_PAGE}` };
  return { label: '', text: `LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}` };
}

/** Selects the page before joining the categories; otherwise the planner starts with the categories. */
export function listQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const order = orderOf(filter, conditions);
  const { columns, ofPage, ofSort } = translation(filter, conditions);
  // Before the page is bound, which the conditions of other variants do not have.
  const where = filter.isCollapsed ? conditions.collapsed(filter) : conditions.text;
  const page = pageOf(filter, conditions);
  const text = () => `
    SELECT coalesce(json_agg(shown), '[]')::text AS body, coalesce(array_agg(shown.id), '{}') AS ids
      FROM (SELECT ${columns}
              FROM (SELECT p.* FROM product p ${ofSort}
                     WHERE ${where}
                     ORDER BY ${order}
                     ${page.text}) p
              JOIN category c ON c.id = p.category_id ${ofPage}
             ORDER BY ${order}) shown`;
  const name = `catalog.list.${conditions.shape}.${orderLabel(filter, filter.sort)}${page.label}`;
  return { statement: prepared(name, text, { isQuick: true }), values: conditions.values };
}

export function countQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const where = filter.isCollapsed ? conditions.collapsed(filter, 'newest') : conditions.text;
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${where}`;
  const name = `catalog.count.${conditions.shape}${filter.isCollapsed ? '.groups' : ''}`;
  return { statement: prepared(name, text), values: conditions.values };
}

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

/** What does not meet a bound, or has what it is to be without, is listed only when nothing of the kind does better. */
const keptOf = (isOut: string) =>
  `(NOT (${isOut}) OR NOT EXISTS (
      SELECT FROM matching WHERE NOT (${isOut}) AND is_of_kind >= (SELECT bool_or(is_of_kind) FROM matching)))`;

/** How many of the words of a search a product has, those in its names twice. */
const wordsMet = (queries: string) => `(
  SELECT count(*) FILTER (WHERE s.document @@ query) + count(*) FILTER (WHERE ts_filter(s.document, '{a,b}') @@ query)
    FROM (SELECT to_tsquery('simple', each) AS query FROM unnest(${queries}::text[]) AS each) words)`;

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
  const sort = filter.sort === 'relevance' ? relevanceOf(search) : filter.sort;
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
         SELECT ts_rank(s.document, asked.query) AS score,
                ${isNumber ? `CASE WHEN p.id = ${number} THEN -1 ELSE ${RELEVANCE} END` : RELEVANCE} AS tier,
                p.id IN (SELECT unnest(${ofKind}::int[])) AS is_of_kind${isNearest ? `, ${wordsMet(each)} AS words_met` : ''}) found ${required.join}
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

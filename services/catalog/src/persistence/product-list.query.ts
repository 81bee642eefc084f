import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import type { ProductSort } from '../domain/product-sort';
import { PRODUCT_COLUMNS } from './product-row';

/** A prepared statement with its values. */
export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Every order ends with the id, so that pages neither repeat nor skip a product. */
const ORDERS: Record<Exclude<ProductSort, 'name'>, string> = {
  newest: 'p.created_at DESC, p.id DESC',
  'price-asc': 'p.price_minor, p.id',
  'price-desc': 'p.price_minor DESC, p.id DESC',
  rating: 'p.rating DESC, p.review_count DESC, p.id DESC',
  relevance: 'found.tier, found.score DESC, p.rating DESC, p.review_count DESC, p.id DESC',
};

const SELLABLE = '(p.in_stock AND p.stock_quantity > 0)';

/** Collects conditions and their values; the joined labels name the shape of the statement. */
class Conditions {
  readonly labels: string[] = [];
  readonly values: unknown[] = [];
  private readonly parts: string[] = ['p.deleted_at IS NULL'];

  /** @param text with `?` where the value stands */
  add(label: string, text: string, ...values: unknown[]): void {
    this.labels.push(label);
    this.parts.push(text.replaceAll('?', () => this.bind(values.shift())));
  }

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  get text(): string {
    return this.parts.join(' AND ');
  }

  get shape(): string {
    return this.labels.join('.');
  }
}

function conditionsOf(filter: ProductFilter): Conditions {
  const conditions = new Conditions();
  // A literal, because partial indexes are chosen by it; the values come from a closed list.
  if (filter.status !== 'all') conditions.add(filter.status, `p.status = '${filter.status}'`);
  if (filter.productId !== undefined) conditions.add('id', 'p.id = ?', filter.productId);
  if (filter.categorySlug !== undefined) {
    const category = 'SELECT id FROM category WHERE slug = ? AND deleted_at IS NULL';
    conditions.add('category', `p.category_id = (${category})`, filter.categorySlug);
  }
  if (filter.featured !== undefined) {
    conditions.add(filter.featured ? 'featured' : 'plain', filter.featured ? 'p.featured' : 'NOT p.featured');
  }
  if (filter.minPriceMinor !== undefined) conditions.add('min', 'p.price_minor >= ?', filter.minPriceMinor);
  if (filter.maxPriceMinor !== undefined) conditions.add('max', 'p.price_minor <= ?', filter.maxPriceMinor);
  if (filter.inStock !== undefined) {
    conditions.add(filter.inStock ? 'sellable' : 'sold-out', filter.inStock ? SELLABLE : `NOT ${SELLABLE}`);
  }
  return conditions;
}

function orderOf({ sort, alphabet }: ProductFilter): string {
  return sort === 'name' ? `p.name COLLATE "${alphabet}", p.id` : ORDERS[sort];
}

const sortLabel = ({ sort, alphabet }: ProductFilter) => (sort === 'name' ? `name-${alphabet}` : sort);

/** One page without a search: the order comes from an index, so only the page's own rows are read. */
export function listQuery(filter: ProductFilter): Query {
  const conditions = conditionsOf(filter);
  const name = `catalog.list.${conditions.shape}.${sortLabel(filter)}`;
  const text = `
    SELECT ${PRODUCT_COLUMNS}
      FROM product p JOIN category c ON c.id = p.category_id
     WHERE ${conditions.text}
     ORDER BY ${orderOf(filter)}
     LIMIT ${conditions.bind(filter.limit)} OFFSET ${conditions.bind(filter.offset)}`;
  return { statement: prepared(name, text), values: conditions.values };
}

/** How many products the filter finds on all pages, without a search. */
export function countQuery(filter: ProductFilter): Query {
  const conditions = conditionsOf(filter);
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${conditions.text}`;
  return { statement: prepared(`catalog.count.${conditions.shape}`, text), values: conditions.values };
}

/**
 * One page of a search together with the number of all its products. With `guess` every word may be misspelled,
 * else only words that occur nowhere in the catalogue. The first row stands for the total and may stand alone.
 */
export function searchQuery(filter: ProductFilter, guess: boolean): Query {
  const conditions = conditionsOf(filter);
  const name = `catalog.search.${conditions.shape}.${sortLabel(filter)}`;
  const [words, guessing] = [conditions.bind(filter.search), conditions.bind(guess)];
  const text = `
    WITH found AS MATERIALIZED (
      SELECT p.id, ts_rank(p.search_document, asked.query) AS score,
             CASE WHEN p.search_text = asked.words THEN 0
                  WHEN starts_with(p.search_text, asked.words) THEN 1 ELSE 2 END AS tier
        FROM (SELECT words, catalog_query(words, ${guessing}) AS query FROM catalog_words(${words}) AS words) asked
        JOIN product p ON p.search_document @@ asked.query
       WHERE ${conditions.text}
    ), page AS (
      SELECT row_number() OVER (ORDER BY ${orderOf(filter)}) AS place, ${PRODUCT_COLUMNS}
        FROM found JOIN product p ON p.id = found.id JOIN category c ON c.id = p.category_id
       ORDER BY ${orderOf(filter)}
       LIMIT ${conditions.bind(filter.limit)} OFFSET ${conditions.bind(filter.offset)}
    )
    SELECT total.total, page.*
      FROM (SELECT count(*)::int AS total FROM found) total LEFT JOIN page ON true
     ORDER BY page.place`;
  return { statement: prepared(name, text), values: conditions.values };
}

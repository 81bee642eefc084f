import { findProductId, LOW_STOCK_THRESHOLD } from '@kp/commerce';
import type {
  AdminProductSort,
  AdminProductSortField,
  PriceFilter,
  StockFilter,
} from '@kp/commerce/list-rules';
import { fromNearerEnd, prepared } from '@kp/platform/database';
import { hasTagSql } from '@kp/settings';
import { articleCodeOf, exactnessOf, idsOfArticles } from '../articles/article-codes';
import { LACKS_SQL, lackCondition } from '../completeness/product-completeness';
import { gapCondition } from '../compliance/product-gaps';
import { isOfImportSql } from '../imports/import-changes';
import type { AdminProductFilter } from '../domain/product-administration';
import { MAX_PRODUCT_ID } from '../domain/product-filter';
import { withDescendants } from '../persistence/category-tree';
import type { Query } from '../persistence/product-list.query';
import { sellableSql } from '../persistence/sellable';
import type { ProductSearch } from '../search/understood-search';
import { ADMIN_PRODUCT_COLUMNS } from './product-editing.queries';

export interface Page {
  sort: AdminProductSort;
  collation: string;
  limit: number;
  offset: number;
}

const CATEGORIES = `ARRAY(${withDescendants('?')})`;

const STOCK_CONDITIONS: Record<StockFilter, string> = {
  in: sellableSql('p'),
  out: `NOT ${sellableSql('p')}`,
  low: `p.stock_quantity < ${LOW_STOCK_THRESHOLD}`,
};

const PRICE_CONDITIONS: Record<PriceFilter, string> = {
  set: 'p.price_minor IS NOT NULL',
  'on-request': 'p.price_minor IS NULL',
};

/** Filters of the same shape make the same text, so that few statements are prepared. */
class Conditions {
  readonly values: unknown[] = [];
  /** How exactly a product is what a search names. */
  exactness = '0';
  private readonly labels: string[] = [];
  private readonly parts = ['p.deleted_at IS NULL'];

  constructor(filter: AdminProductFilter, search: ProductSearch | null) {
    const { categorySlug, status, stock, supplierId, weight, price, gap, tag, importId } = filter;
    const { minPriceMinor, maxPriceMinor, brand, groupId, lacks } = filter;
    if (search) this.addSearch(search);
    if (categorySlug !== undefined) this.add('category', `p.category_id = ANY (${CATEGORIES})`, categorySlug);
    if (status !== undefined) this.add('status', 'p.status = ?', status);
    if (stock !== undefined) this.add(stock, STOCK_CONDITIONS[stock]);
    if (supplierId !== undefined) this.add('supplier', 'p.supplier_id = ?', supplierId);
    if (weight === 'missing') this.add('weightless', 'p.weight_grams IS NULL');
    if (price !== undefined) this.add(`price-${price}`, PRICE_CONDITIONS[price]);
    if (lacks !== undefined) this.add(`lacks-${lacks}`, lackCondition(lacks));
    if (gap !== undefined) this.add(`gap-${gap}`, gapCondition(gap));
    if (tag !== undefined) this.add('tag', hasTagSql('product', 'p.id', '?'), tag);
    if (brand !== undefined) this.add('brand', 'lower(p.brand) = lower(?)', brand);
    if (groupId !== undefined) this.add('group', 'p.group_id = ?', groupId);
    if (importId !== undefined) this.add('import', isOfImportSql('?'), importId);
    if (minPriceMinor !== undefined) this.add('min', 'p.price_minor >= ?', minPriceMinor);
    if (maxPriceMinor !== undefined) this.add('max', 'p.price_minor <= ?', maxPriceMinor);
  }

  get text(): string {
    return this.parts.join(' AND ');
  }

  get shape(): string {
    return this.labels.join('.') || 'all';
  }

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private add(label: string, text: string, value?: unknown): void {
    this.labels.push(label);
    this.parts.push(value === undefined ? text : text.replace('?', () => this.bind(value)));
  }

  private addSearch({ text, query }: ProductSearch): void {
    const words = `document @@ to_tsquery('simple', ${this.bind(query)})`;
    const id = productIdOf(text);
    this.labels.push(id === null ? 'search' : 'search.id');
    const numbered = id === null ? null : this.bind(id);
    const found = numbered ? `${words} OR product_id = ${numbered}` : words;
    const article = articleCodeOf(text);
    if (article) this.labels.push('article');
    const coded = article && ([this.bind(article.code), this.bind(article.gtin)] as const);
    const union = coded ? ` UNION ${idsOfArticles(...coded)}` : '';
    this.parts.push(`p.id IN (SELECT product_id FROM product_search WHERE ${found}${union})`);
    const byNumber = numbered && `CASE WHEN p.id = ${numbered} THEN 2 ELSE 0 END`;
    const ranks = [byNumber, coded && exactnessOf(...coded)].filter((rank) => rank !== null);
    if (ranks.length > 0) this.exactness = `greatest(${ranks.join(', ')})`;
  }
}

function productIdOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : findProductId(text);
  return id === null ? null : Math.min(id, MAX_PRODUCT_ID);
}

const SORT_COLUMNS: Record<AdminProductSortField, (collation: string) => string> = {
  name: (collation) => `p.name COLLATE "${collation}"`,
  price: () => 'p.price_minor',
  category: (collation) => `c.name COLLATE "${collation}"`,
  stock: () => 'p.stock_quantity',
  status: () => 'p.status',
};

interface Order {
  /** Of the product or its category. */
  column: string;
  direction: 'ASC' | 'DESC';
  /** What categories are joined for. */
  join: string;
  /** Of the statement. */
  label: string;
}

const CATEGORY_OF_PRODUCT = 'JOIN category c ON c.id = p.category_id';

function orderOf({ sort, collation }: Page): Order {
  const isDescending = sort.startsWith('-');
  const field = (isDescending ? sort.slice(1) : sort) as AdminProductSortField;
  return {
    column: SORT_COLUMNS[field](collation),
    direction: isDescending ? 'DESC' : 'ASC',
    join: field === 'category' ? CATEGORY_OF_PRODUCT : '',
    label: /name|category/.test(field) ? `${sort}-${collation}` : sort,
  };
}

const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

/**
 * The page is chosen before the other columns are read; the id makes the order total.
 * @param total of what matches: a page near the end is read from there
 */
export function pageQuery(filter: AdminProductFilter, page: Page, total: number): Query {
  const { column, direction, join, label } = orderOf(page);
  const { limit, offset, isReversed } = fromNearerEnd(page, total);
  const conditions = new Conditions(filter, null);
  const orderBy = (way: string) => `ORDER BY ${column} ${way}, p.id ${way}`;
  const text = `
    SELECT ${ADMIN_PRODUCT_COLUMNS}, ${LACKS_SQL} AS lacks
      FROM (SELECT p.id FROM product p ${join} WHERE ${conditions.text}
             ${orderBy(isReversed ? OPPOSITE[direction] : direction)}
             LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}) page
      JOIN product p ON p.id = page.id
      ${CATEGORY_OF_PRODUCT}
     ${orderBy(direction)}`;
  const name = `catalog.admin-list.${conditions.shape}.${label}${isReversed ? '.reversed' : ''}`;
  return { statement: prepared(name, text), values: conditions.values };
}

/** What the search names exactly comes before all else that it finds. */
export function collectQuery(filter: AdminProductFilter, page: Page, search: ProductSearch | null): Query {
  const { column, direction, join, label } = orderOf(page);
  const conditions = new Conditions(filter, search);
  const text = `
    WITH found AS MATERIALIZED (SELECT p.id, ${column} AS place, ${conditions.exactness} AS exactness
                                   FROM product p ${join} WHERE ${conditions.text})
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY exactness DESC, place ${direction}, id ${direction}
                  LIMIT ${conditions.bind(page.limit)} OFFSET ${conditions.bind(page.offset)}) AS ids`;
  const name = `catalog.admin-collect.${conditions.shape}.${label}`;
  return { statement: prepared(name, text), values: conditions.values };
}

export const LIST_BY_IDS = prepared(
  'catalog.admin-list-by-ids',
  `SELECT ${ADMIN_PRODUCT_COLUMNS}, ${LACKS_SQL} AS lacks
     FROM unnest($1::int[]) WITH ORDINALITY AS page (id, place)
     JOIN product p ON p.id = page.id ${CATEGORY_OF_PRODUCT}
    ORDER BY page.place`,
);

export function idsQuery(
  filter: AdminProductFilter,
  search: ProductSearch | null,
  after: number,
  limit: number,
): Query {
  const conditions = new Conditions(filter, search);
  const text = `SELECT p.id FROM product p WHERE ${conditions.text} AND p.id > ${conditions.bind(after)}
    ORDER BY p.id LIMIT ${conditions.bind(limit)}`;
  return { statement: prepared(`catalog.admin-ids.${conditions.shape}`, text), values: conditions.values };
}

export function countQuery(filter: AdminProductFilter, search: ProductSearch | null): Query {
  const conditions = new Conditions(filter, search);
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${conditions.text}`;
  return {
    statement: prepared(`catalog.admin-count.${conditions.shape}`, text),
    values: conditions.values,
  };
}

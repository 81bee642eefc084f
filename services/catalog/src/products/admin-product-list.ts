import { Injectable } from '@nestjs/common';
import { findProductId, LOW_STOCK_THRESHOLD } from '@kp/commerce';
import type {
  AdminProductSort,
  AdminProductSortField,
  PriceFilter,
  StockFilter,
} from '@kp/commerce/list-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { prepared, Sql } from '@kp/platform/database';
import { hasTagSql } from '@kp/settings';
import { articleCodeOf, idsOfArticles } from '../articles/article-codes';
import { LACKS_SQL, lackCondition } from '../completeness/product-completeness';
import { gapCondition } from '../compliance/product-gaps';
import { isOfImportSql } from '../imports/import-changes';
import { productNotFound } from '../domain/catalog.errors';
import type { AdminProductFilter } from '../domain/product-administration';
import { MAX_PRODUCT_ID } from '../domain/product-filter';
import type { AdminProductResponse } from '../http/admin-product.dto';
import { withDescendants } from '../persistence/category-tree';
import type { Query } from '../persistence/product-list.query';
import { sellableSql } from '../persistence/sellable';
import { ProductSearches } from '../search/product-search';
import type { ProductSearch } from '../search/understood-search';
import { ADMIN_PRODUCT, ADMIN_PRODUCT_COLUMNS } from './product-editing.queries';

interface Page {
  sort: AdminProductSort;
  collation: string;
  limit: number;
  offset: number;
}

/** So many that a page is found soon in the order of the list; of even more the set of ids would not fit into memory. */
const isFrequentSearch = (total: number) => total > 1000 && total <= 100_000;

interface AdminProductPage {
  products: AdminProductResponse[];
  total: number;
}

/** As one of several spellings has it. */
const BRANDS = prepared(
  'catalog.brands',
  `SELECT min(brand) AS brand FROM product WHERE brand IS NOT NULL AND deleted_at IS NULL
    GROUP BY lower(brand) ORDER BY lower(brand) LIMIT 1000`,
);

/** A search that finds nothing is repeated with as many of its words, corrected, as some product has. */
@Injectable()
export class AdminProductList {
  constructor(
    private readonly sql: Sql,
    private readonly searches: ProductSearches,
  ) {}

  async list(filter: AdminProductFilter, page: Page): Promise<AdminProductPage> {
    const search = this.understand(filter);
    const exact = await this.read(filter, page, search);
    const narrowed = search && exact.total === 0 && (await this.narrow(search));
    return narrowed ? this.read(filter, page, narrowed) : exact;
  }

  async get(id: number): Promise<AdminProductResponse> {
    const product = await this.sql.first<AdminProductResponse>(ADMIN_PRODUCT, [id]);
    if (!product) throw productNotFound();
    return product;
  }

  async listBrands(): Promise<string[]> {
    return (await this.sql.rows<{ brand: string }>(BRANDS)).map(({ brand }) => brand);
  }

  /** All that match, in the order of their ids. */
  async *matchingIds(filter: AdminProductFilter, batchSize: number): AsyncGenerator<number[]> {
    let search = this.understand(filter);
    if (search && (await this.countFound(filter, search)) === 0)
      search = (await this.narrow(search)) ?? search;
    for (let last = 0, rows = batchSize; rows === batchSize;) {
      const { statement, values } = idsQuery(filter, search, last, batchSize);
      const ids = (await this.sql.rows<{ id: number }>(statement, values)).map(({ id }) => id);
      if (ids.length > 0) yield ids;
      [rows, last] = [ids.length, ids.at(-1) ?? last];
    }
  }

  /** How many ids `matchingIds` has. */
  async count(filter: AdminProductFilter): Promise<number> {
    const search = this.understand(filter);
    const exact = await this.countFound(filter, search);
    const narrowed = search && exact === 0 && (await this.narrow(search));
    return narrowed ? this.countFound(filter, narrowed) : exact;
  }

  private async countFound(filter: AdminProductFilter, search: ProductSearch | null): Promise<number> {
    const { statement, values } = countQuery(filter, search);
    return (await this.sql.first<{ total: number }>(statement, values))!.total;
  }

  private understand({ search }: AdminProductFilter): ProductSearch | null {
    return search === undefined ? null : this.searches.inWords(search, catalogLanguage());
  }

  private narrow(search: ProductSearch): Promise<ProductSearch | null> {
    return this.searches.narrow(search, catalogLanguage(), 'admin');
  }

  private async read(
    filter: AdminProductFilter,
    page: Page,
    search: ProductSearch | null,
  ): Promise<AdminProductPage> {
    const list = (isFrequent: boolean) => {
      const { statement, values } = pageQuery(filter, page, search, isFrequent);
      return this.sql.rows<AdminProductResponse>(statement, values);
    };
    if (search) {
      const total = await this.countFound(filter, search);
      return { products: total === 0 ? [] : await list(isFrequentSearch(total)), total };
    }
    const [products, total] = await Promise.all([list(false), this.countFound(filter, search)]);
    return { products, total };
  }
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
  private readonly labels: string[] = [];
  private readonly parts = ['p.deleted_at IS NULL'];

  constructor(filter: AdminProductFilter, search: ProductSearch | null, isFrequent = false) {
    const { categorySlug, status, stock, supplierId, weight, price, gap, tag, importId } = filter;
    const { minPriceMinor, maxPriceMinor, brand, groupId, lacks } = filter;
    if (search) this.addSearch(search, isFrequent);
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

  private addSearch({ text, query }: ProductSearch, isFrequent: boolean): void {
    const words = `document @@ to_tsquery('simple', ${this.bind(query)})`;
    const id = productIdOf(text);
    this.labels.push(id === null ? 'search' : 'search.id');
    const found = id === null ? words : `${words} OR product_id = ${this.bind(id)}`;
    const article = articleCodeOf(text);
    if (article) this.labels.push('article');
    const coded = article ? ` UNION ${idsOfArticles(this.bind(article.code), this.bind(article.gtin))}` : '';
    const isFound = `p.id IN (SELECT product_id FROM product_search WHERE ${found}${coded})`;
    // A set of ids that products are looked up in while they are read in their order.
    this.parts.push(isFrequent ? `(${isFound}) IS TRUE` : isFound);
    if (isFrequent) this.labels.push('frequent');
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

/** The page is chosen before the other columns are read; the id makes the order total. */
function pageQuery(
  filter: AdminProductFilter,
  page: Page,
  search: ProductSearch | null,
  isFrequent: boolean,
): Query {
  const { sort, collation, limit, offset } = page;
  const conditions = new Conditions(filter, search, isFrequent);
  const [direction, field] = sort.startsWith('-') ? ['DESC', sort.slice(1)] : ['ASC', sort];
  const order = `${SORT_COLUMNS[field as AdminProductSortField](collation)} ${direction}, p.id ${direction}`;
  const join = 'JOIN category c ON c.id = p.category_id';
  const matching = `SELECT p.id FROM product p ${field === 'category' ? join : ''} WHERE ${conditions.text}`;
  // Without the fence a search for a rare word walks all products in the order of the sort.
  const source =
    filter.search === undefined || isFrequent
      ? matching
      : `SELECT p.id FROM (${matching} OFFSET 0) found JOIN product p ON p.id = found.id ${field === 'category' ? join : ''}`;
  const text = `
    SELECT ${ADMIN_PRODUCT_COLUMNS}, ${LACKS_SQL} AS lacks
      FROM (${source} ORDER BY ${order} LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}) page
      JOIN product p ON p.id = page.id
      ${join}
     ORDER BY ${order}`;
  const label = /name|category/.test(field!) ? `${sort}-${collation}` : sort;
  return {
    statement: prepared(`catalog.admin-list.${conditions.shape}.${label}`, text),
    values: conditions.values,
  };
}

function idsQuery(
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

function countQuery(filter: AdminProductFilter, search: ProductSearch | null): Query {
  const conditions = new Conditions(filter, search);
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${conditions.text}`;
  return {
    statement: prepared(`catalog.admin-count.${conditions.shape}`, text),
    values: conditions.values,
  };
}

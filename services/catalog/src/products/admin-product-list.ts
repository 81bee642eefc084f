import { Injectable } from '@nestjs/common';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { prepared, Sql } from '@kp/platform/database';
import { productNotFound } from '../domain/catalog.errors';
import type { AdminProductFilter } from '../domain/product-administration';
import type { AdminProductResponse } from '../http/admin-product.dto';
import { ProductSearches } from '../search/product-search';
import type { ProductSearch } from '../search/understood-search';
import {
  collectQuery,
  countQuery,
  idsQuery,
  LIST_BY_IDS,
  type Page,
  pageQuery,
} from './admin-product-list.queries';
import { ADMIN_PRODUCT } from './product-editing.queries';

/** So few are collected and sorted as fast as a page of them is found while all are read in their order. */
const RARE = 1000;

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
    if (search) return this.collect(filter, page, search);
    const total = await this.countFound(filter, null);
    if (total < RARE) return total === 0 ? { products: [], total } : this.collect(filter, page, null);
    const { statement, values } = pageQuery(filter, page, total);
    return { products: await this.sql.rows<AdminProductResponse>(statement, values), total };
  }

  /** What is searched or rare is looked for once, for its number and a page of it. */
  private async collect(
    filter: AdminProductFilter,
    page: Page,
    search: ProductSearch | null,
  ): Promise<AdminProductPage> {
    const { statement, values } = collectQuery(filter, page, search);
    const { total, ids } = (await this.sql.first<{ total: number; ids: number[] }>(statement, values))!;
    return { products: ids.length === 0 ? [] : await this.sql.rows(LIST_BY_IDS, [ids]), total };
  }
}

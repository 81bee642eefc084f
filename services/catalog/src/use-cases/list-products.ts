import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import type { ProductResponse } from '../http/dto/product.response';
import { ProductCounts } from '../persistence/product-counts';
import { listQuery, type Query, searchQuery } from '../persistence/product-list.query';
import { type ProductRow, toProductResponse } from '../persistence/product-row';

export interface ProductPage {
  products: ProductResponse[];
  /** Products on all pages. */
  total: number;
}

type SearchRow = ProductRow & { total: number; place: string | null };

/** One page of products that match a filter, and how many match. */
@Injectable()
export class ListProducts {
  constructor(
    private readonly sql: Sql,
    private readonly counts: ProductCounts,
  ) {}

  async execute(filter: ProductFilter): Promise<ProductPage> {
    if (filter.search === undefined) return this.list(filter);
    const exact = await this.search(filter, false);
    return exact.total > 0 ? exact : this.search(filter, true);
  }

  private async list(filter: ProductFilter): Promise<ProductPage> {
    const rows = await this.rows<ProductRow>(listQuery(filter));
    const products = rows.map(toProductResponse);
    // A page that is not full is the last one: what comes before it and its own rows are all there is.
    const isLast = rows.length < filter.limit && (rows.length > 0 || filter.offset === 0);
    return { products, total: isLast ? filter.offset + rows.length : await this.counts.count(filter) };
  }

  private async search(filter: ProductFilter, isGuess: boolean): Promise<ProductPage> {
    const rows = await this.rows<SearchRow>(searchQuery(filter, isGuess));
    const products = rows.filter((row) => row.place !== null).map(toProductResponse);
    return { products, total: rows[0]?.total ?? 0 };
  }

  private rows<Row>({ statement, values }: Query): Promise<Row[]> {
    return this.sql.rows<Row>(statement, values);
  }
}

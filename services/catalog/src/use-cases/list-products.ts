import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import { ProductCounts } from '../persistence/product-counts';
import { listQuery, searchQuery } from '../persistence/product-list.query';

export interface ProductPage {
  /** JSON of a list of ProductResponse, as PostgreSQL wrote it. */
  body: string;
  /** Ids of the products in it. */
  ids: number[];
  /** Products on all pages. */
  total: number;
}

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
    const { statement, values } = listQuery(filter);
    const page = (await this.sql.first<Omit<ProductPage, 'total'>>(statement, values))!;
    const found = page.ids.length;
    // A page that is not full is the last one: what comes before it and its own rows are all there is.
    const isLast = found < filter.limit && (found > 0 || filter.offset === 0);
    return { ...page, total: isLast ? filter.offset + found : await this.counts.count(filter) };
  }

  private async search(filter: ProductFilter, isGuess: boolean): Promise<ProductPage> {
    const { statement, values } = searchQuery(filter, isGuess);
    return (await this.sql.first<ProductPage>(statement, values))!;
  }
}

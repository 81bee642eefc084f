import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { ReadyBytes } from '@kp/platform/ready-bytes';
import { CATALOG_TAG, STOCK_TAG } from '../changes/catalog-tags';
import type { ProductFilter } from '../domain/product-filter';
import { countQuery, type Query } from './product-list.query';

/**
 * How many products a filter finds. Counting reads every one of them, a page only its own, so shoppers share a ready
 * number: it is the same on every page and in every order, and selling a unit does not change it.
 */
@Injectable()
export class ProductCounts {
  constructor(
    private readonly sql: Sql,
    private readonly bytes: ReadyBytes,
  ) {}

  async count(filter: ProductFilter): Promise<number> {
    const query = countQuery(filter);
    if (filter.viewer === 'staff') return this.read(query);
    const key = `${query.statement.name} ${JSON.stringify(query.values)}`;
    const tags = filter.inStock === undefined ? [CATALOG_TAG] : [CATALOG_TAG, STOCK_TAG];
    const entry = await this.bytes.answer(key, tags, async () => ({
      contentType: 'text/plain',
      body: String(await this.read(query)),
    }));
    return Number((await entry.body('identity')).toString());
  }

  private async read({ statement, values }: Query): Promise<number> {
    const row = await this.sql.first<{ total: number }>(statement, values);
    return row?.total ?? 0;
  }
}

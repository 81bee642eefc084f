import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { CurrencyHolder } from '@kp/settings';
import { CatalogChanges } from './changes/catalog-changes';

/** Orders lock their products, so none is placed in the old currency meanwhile. */
const CHANGE_PRODUCTS = prepared(
  'catalog.change-currency',
  `WITH locked AS MATERIALIZED (SELECT id FROM product ORDER BY id FOR NO KEY UPDATE)
   UPDATE product p SET currency = $1, updated_at = now() FROM locked WHERE p.id = locked.id`,
);
/** In the order of ids, as orders lock theirs; one that is being placed ends before it is looked for. */
const LOCK_PRODUCTS = prepared(
  'catalog.lock-products',
  'SELECT count(*) FROM (SELECT id FROM product ORDER BY id FOR NO KEY UPDATE) AS locked',
);
const CHANGE_HISTORY = prepared(
  'catalog.change-currency-of-history',
  'UPDATE product_price_history SET currency = $1',
);

@Injectable()
export class CatalogCurrency extends CurrencyHolder {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {
    super();
  }

  async changeCurrency(currency: CurrencyCode): Promise<void> {
    await this.sql.run(CHANGE_PRODUCTS, [currency]);
    await this.sql.run(CHANGE_HISTORY, [currency]);
    this.changes.recordWords();
  }

  override async changePriceEntry(): Promise<void> {
    await this.sql.run(LOCK_PRODUCTS);
  }
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql, type Statement } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const PRICE_RETENTION_DAYS = 730;
const STOCK_RETENTION_DAYS = 365;
const BATCH_SIZE = 1000;

const purgeOf = (table: 'product_price_history' | 'product_stock_history') =>
  prepared(
    `catalog.purge-${table}`,
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE changed_at < now() - make_interval(days => $1::int)
        ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  );

const PURGE_PRICES = purgeOf('product_price_history');
const PURGE_STOCK = purgeOf('product_stock_history');

@Injectable()
export class PurgeHistory {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('catalog.purge-history', '55 3 * * *')
  async purge(): Promise<void> {
    await this.deleteOld(PURGE_PRICES, PRICE_RETENTION_DAYS);
    await this.deleteOld(PURGE_STOCK, STOCK_RETENTION_DAYS);
  }

  private async deleteOld(statement: Statement, days: number): Promise<void> {
    while ((await this.sql.run(statement, [days, BATCH_SIZE])) === BATCH_SIZE);
  }
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql, type Statement } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const PRICE_RETENTION_DAYS = 730;
const STOCK_RETENTION_DAYS = 365;
const BATCH_SIZE = 1000;

const sweepOf = (table: 'product_price_history' | 'product_stock_history') =>
  prepared(
    `catalog.sweep-${table}`,
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE changed_at < now() - make_interval(days => $1::int)
        ORDER BY changed_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
  );

const SWEEP_PRICES = sweepOf('product_price_history');
const SWEEP_STOCK = sweepOf('product_stock_history');

@Injectable()
export class SweepHistory {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('catalog.sweep-history', '55 3 * * *')
  async sweep(): Promise<void> {
    await this.deleteOld(SWEEP_PRICES, PRICE_RETENTION_DAYS);
    await this.deleteOld(SWEEP_STOCK, STOCK_RETENTION_DAYS);
  }

  private async deleteOld(statement: Statement, days: number): Promise<void> {
    while ((await this.sql.run(statement, [days, BATCH_SIZE])) === BATCH_SIZE);
  }
}

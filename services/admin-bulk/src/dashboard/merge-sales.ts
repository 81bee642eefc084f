import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { MERGE_CUSTOMER_SALES } from '../customers/customer-details.queries';
import { MERGE_SALES_BY_DAY, MERGE_SALES_BY_PRODUCT } from './dashboard.queries';

@Injectable()
export class MergeSales {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('admin-bulk.merge-sales', '* * * * *')
  async merge(): Promise<void> {
    await this.sql.run(MERGE_SALES_BY_DAY);
    await this.sql.run(MERGE_SALES_BY_PRODUCT);
    await this.sql.run(MERGE_CUSTOMER_SALES);
  }
}

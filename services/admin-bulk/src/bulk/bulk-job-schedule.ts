import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { BULK_JOB_READY, type BulkJobReady } from './bulk-job';
import { BulkJobRepository } from './bulk-job.repository';

const RETENTION_DAYS = 90;
const PURGE_BATCH = 10;

@Injectable()
export class BulkJobSchedule {
  constructor(
    private readonly jobs: BulkJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('admin-bulk.start-due-jobs', '* * * * *')
  async startDue(): Promise<void> {
    await this.transactions.run(async () => {
      for (const jobId of await this.jobs.startDue()) {
        await this.outbox.record(BULK_JOB_READY, { jobId } satisfies BulkJobReady);
      }
    });
  }

  /** A few at once: each may have a result for 100,000 products. */
  @ScheduledJob('admin-bulk.purge-jobs', '40 4 * * *')
  async purge(): Promise<void> {
    while ((await this.jobs.deleteOlderThan(RETENTION_DAYS, PURGE_BATCH)) === PURGE_BATCH);
  }
}

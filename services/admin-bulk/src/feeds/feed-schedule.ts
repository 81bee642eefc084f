import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { ImportJobRepository } from '../imports/import-job.repository';
import { FEED_RUN_STARTED, type FeedRunStarted } from './feed';
import { FeedRunRepository } from './feed-run.repository';
import { FeedRuns } from './feed-runs';

/** No list takes as long: its job failed for good, and the feed would wait for it for ever. */
const LOST_HOURS = 6;
const RETENTION_DAYS = 90;

@Injectable()
export class FeedSchedule {
  constructor(
    private readonly runs: FeedRunRepository,
    private readonly feedRuns: FeedRuns,
    private readonly jobs: ImportJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('admin-bulk.start-due-feeds', '* * * * *')
  async startDue(): Promise<void> {
    await this.transactions.run(async () => {
      for (const run of await this.runs.lost(LOST_HOURS)) {
        if (run.importId !== null) await this.jobs.end(run.importId, 'cancelled');
        await this.feedRuns.end(run, 'failed', 'FEED.INTERRUPTED');
      }
      for (const runId of await this.runs.startDue()) {
        await this.outbox.record(FEED_RUN_STARTED, { runId } satisfies FeedRunStarted);
      }
    });
  }

  @ScheduledJob('admin-bulk.purge-feed-runs', '55 4 * * *')
  async purge(): Promise<void> {
    await this.runs.deleteOlderThan(RETENTION_DAYS);
  }
}

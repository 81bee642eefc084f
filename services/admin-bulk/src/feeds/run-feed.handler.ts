import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { IMPORT_READY, type ImportReady } from '../imports/import-job';
import { ImportJobRepository } from '../imports/import-job.repository';
import { ImportTables, type ReceivedTable } from '../imports/import-tables';
import { LONG_JOB_RETRIES } from '../long-jobs/long-job';
import { FEED_RUN_STARTED, FeedFailure, type FeedRun, type FeedRunStarted, type SupplierFeed } from './feed';
import { FeedRepository } from './feed.repository';
import { FeedRunRepository } from './feed-run.repository';
import { FeedRuns } from './feed-runs';
import { type FeedFile, FeedSource } from './feed-source';

/**
 * Fetches the list and makes an ordinary import of it, which goes on by itself. Killed before, it fetches it again; killed
 * afterwards, the import goes on.
 */
@Injectable()
@HandlesEvent(FEED_RUN_STARTED, {
  name: 'admin-bulk.run-feed',
  queue: 'bulk-jobs',
  outsideTransaction: true,
  retries: LONG_JOB_RETRIES,
})
export class RunFeedHandler implements EventHandler<FeedRunStarted> {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly runs: FeedRunRepository,
    private readonly source: FeedSource,
    private readonly tables: ImportTables,
    private readonly jobs: ImportJobRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly feedRuns: FeedRuns,
  ) {}

  async handle({ payload: { runId } }: Delivery<FeedRunStarted>): Promise<void> {
    const run = await this.runs.find(runId);
    const feed = run && (await this.feeds.find(run.feedId));
    if (!feed || run.state !== 'running' || run.importId !== null) return;
    try {
      const file = await this.source.fetch(feed, true);
      if (!file) return await this.end(runId, (current) => this.feedRuns.end(current, 'unchanged'));
      const table = await this.source.tableOf(feed, file);
      if (!(await this.begin(runId, feed, file, table))) await this.tables.discard(table);
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      await this.end(runId, (current) => this.feedRuns.end(current, 'failed', error.problem, error.row));
    }
  }

  async giveUp({ payload: { runId } }: Delivery<FeedRunStarted>): Promise<void> {
    await this.end(runId, async (run) => {
      if (run.importId === null) await this.feedRuns.end(run, 'failed', 'FEED.INTERRUPTED');
    });
  }

  /** @returns false for a run that was ended meanwhile */
  private begin(runId: number, feed: SupplierFeed, file: FeedFile, table: ReceivedTable): Promise<boolean> {
    return this.transactions.run(async () => {
      const run = await this.runs.lock(runId);
      if (run?.state !== 'running' || run.importId !== null) return false;
      const importId = await this.jobs.add({
        kind: 'products',
        fileName: file.fileName,
        ...table,
        feedId: feed.id,
        createdBy: feed.savedBy,
        createdByEmail: feed.savedByEmail,
        network: null,
      });
      await this.runs.setImport(runId, importId, file);
      await this.jobs.startCheck(importId, table.mapping, 'update', table.settings);
      await this.outbox.record(IMPORT_READY, { importId } satisfies ImportReady);
      return true;
    });
  }

  private end(runId: number, end: (run: FeedRun) => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      const run = await this.runs.lock(runId);
      if (run?.state === 'running') await end(run);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { FeedRunState } from '@kp/commerce/supplier-feeds';
import { FEED_NOTICE_REQUESTED, type FeedNoticeRequested } from '@kp/notifications';
import { Outbox } from '@kp/platform/outbox';
import { IMPORT_READY, type ImportJob, type ImportReady } from '../imports/import-job';
import { ImportJobRepository } from '../imports/import-job.repository';
import type { FeedProblem, FeedRun, SupplierFeed } from './feed';
import { HeldPrices } from './held-prices';
import { FeedRepository } from './feed.repository';
import { FeedRunRepository } from './feed-run.repository';

/** Where the run of a feed goes on and ends, in the transaction in which its import does. */
@Injectable()
export class FeedRuns {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly runs: FeedRunRepository,
    private readonly prices: HeldPrices,
    private readonly jobs: ImportJobRepository,
    private readonly outbox: Outbox,
  ) {}

  /** After each step of an import; of one that belongs to no run it changes nothing. */
  async moved(importId: number): Promise<void> {
    const run = await this.runs.runningOf(importId);
    const job = run && (await this.jobs.find(importId));
    const feed = run && (await this.feeds.find(run.feedId));
    if (!run || !job || !feed) return;
    if (job.state === 'checked') {
      const problem = doubtAbout(job, feed);
      if (problem) await this.jobs.end(importId, 'failed', problem);
      else {
        await this.jobs.startImport(importId, true);
        return void (await this.outbox.record(IMPORT_READY, { importId } satisfies ImportReady));
      }
    }
    const { state, problem, problemRow } = (await this.jobs.find(importId))!;
    if (state === 'done' || state === 'failed' || state === 'cancelled')
      await this.end(run, state, problem, problemRow);
  }

  /** The owner is told when a feed that was good is broken, and when prices wait that did not before. */
  async end(
    run: FeedRun,
    state: FeedRunState,
    problem: FeedProblem | null = null,
    row: number | null = null,
  ): Promise<void> {
    await this.runs.end(run, state, problem, row);
    if (state === 'failed' && (await this.runs.stateBefore(run)) !== 'failed')
      await this.notify(run, { problem, waiting: 0 });
    if (state !== 'done' || run.importId === null) return;
    await this.prices.forgetOthers(run.feedId, run.importId);
    const { added, waiting } = await this.prices.count(run.feedId, run.importId);
    if (added > 0) await this.notify(run, { problem: null, waiting });
  }

  private async notify(
    { id: runId, feedId }: FeedRun,
    about: Pick<FeedNoticeRequested, 'problem' | 'waiting'>,
  ): Promise<void> {
    const [feed] = await this.feeds.list(feedId);
    if (!feed) return;
    const lastGoodAt = feed.lastGoodAt?.toISOString() ?? null;
    const notice: FeedNoticeRequested = { feedId, runId, name: feed.name, lastGoodAt, ...about };
    await this.outbox.record(FEED_NOTICE_REQUESTED, notice);
  }
}

/** Fewer may well be sold out on one day. */
const MIN_SOLD_OUT = 5;

/** A list that is not what it was is not imported: none of its codes is known, most of its rows are wrong, or little is left. */
function doubtAbout(
  { updated, unchanged, held, failed, soldOut }: ImportJob,
  { maxSoldOutPercent }: Pick<SupplierFeed, 'maxSoldOutPercent'>,
): ImportJob['problem'] {
  const known = updated + unchanged + held;
  if (known === 0) return 'FEED.NOTHING_KNOWN';
  if (failed > known) return 'FEED.MOSTLY_FAILED';
  const isEmptied = soldOut >= MIN_SOLD_OUT && soldOut * 100 > maxSoldOutPercent * known;
  return isEmptied ? 'FEED.MOSTLY_SOLD_OUT' : null;
}

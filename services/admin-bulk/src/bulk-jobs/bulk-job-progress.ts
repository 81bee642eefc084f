import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresBus } from '@kp/platform/database';
import {
  exhaustMap,
  filter,
  interval,
  lastValueFrom,
  merge,
  type Observable,
  of,
  Subject,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import { BULK_JOBS_CHANNEL, type BulkJob } from './bulk-job';
import { BulkJobs } from './bulk-jobs';

/** Notifications may be lost, or arrive while the job is being read. */
const POLL_MS = 1000;

/** Follows jobs that a worker carries out. */
@Injectable()
export class BulkJobProgress implements OnApplicationBootstrap {
  /** Ids of jobs that moved on; null after an interruption, when any may have. */
  private readonly moves = new Subject<number | null>();

  constructor(
    private readonly bus: PostgresBus,
    private readonly jobs: BulkJobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(BULK_JOBS_CHANNEL, (ids) => {
      if (ids.length === 0) this.moves.next(null);
      for (const id of ids) this.moves.next(Number(id));
    });
  }

  /** The job as it is, and again while it moves on; the last value is the ended job. */
  watch(id: number): Observable<BulkJob> {
    const moves = this.moves.pipe(filter((moved) => moved === null || moved === id));
    return merge(of(id), moves, interval(POLL_MS)).pipe(
      exhaustMap(() => this.jobs.get(id)),
      takeWhile(({ state }) => state !== 'done' && state !== 'cancelled', true),
    );
  }

  /** @returns the job when it has ended, or after `milliseconds` as it is then */
  afterAtMost(milliseconds: number, job: BulkJob): Promise<BulkJob> {
    return lastValueFrom(this.watch(job.id).pipe(takeUntil(timer(milliseconds))), { defaultValue: job });
  }
}

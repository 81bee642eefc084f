import type { MessageEvent, OnApplicationBootstrap } from '@nestjs/common';
import type { PostgresBus } from '@kp/platform/database';
import {
  exhaustMap,
  filter,
  interval,
  last,
  lastValueFrom,
  map,
  merge,
  type Observable,
  of,
  share,
  Subject,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import type { LongJob } from './long-job';

/** Notifications may be lost, or arrive while the job is being read. */
const POLL_MS = 1000;
/** Below the idle timeouts of proxies. */
const HEARTBEAT_MS = 15_000;

/** Follows jobs that a worker carries out and announces on a channel. */
export abstract class JobProgress<Job extends LongJob> implements OnApplicationBootstrap {
  /** Ids of jobs that moved on; null after an interruption, when any may have. */
  private readonly moves = new Subject<number | null>();

  constructor(
    private readonly bus: PostgresBus,
    private readonly channel: string,
  ) {}

  protected abstract read(id: number): Promise<Job>;

  /** Nothing moves on by itself any more. */
  protected abstract isAtRest(job: Job): boolean;

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(this.channel, (ids) => {
      if (ids.length === 0) this.moves.next(null);
      for (const id of ids) this.moves.next(Number(id));
    });
  }

  /** The job as it is, and again while it moves on; the last value is the job at rest. */
  watch(id: number): Observable<Job> {
    const moves = this.moves.pipe(filter((moved) => moved === null || moved === id));
    return merge(of(id), moves, interval(POLL_MS)).pipe(
      exhaustMap(() => this.read(id)),
      takeWhile((job) => !this.isAtRest(job), true),
    );
  }

  /** Server-sent events, of what `response` makes of the job. */
  events(id: number, response: (job: Job) => object): Observable<MessageEvent> {
    return withHeartbeat(this.watch(id).pipe(map((job) => ({ data: response(job) }))));
  }

  /** @returns the job when it is at rest, or after `milliseconds` as it is then */
  afterAtMost(milliseconds: number, job: Job): Promise<Job> {
    return lastValueFrom(this.watch(job.id).pipe(takeUntil(timer(milliseconds))), { defaultValue: job });
  }
}

/** Ends with the events. */
function withHeartbeat(events: Observable<MessageEvent>): Observable<MessageEvent> {
  const shared = events.pipe(share());
  const beats = interval(HEARTBEAT_MS).pipe(
    map(() => ({ type: 'heartbeat', data: '' })),
    takeUntil(shared.pipe(last(null, null))),
  );
  return merge(beats, shared);
}

import { STAFF_REASON_RULES } from '@kp/commerce';
import { SingleLineText, FormSingleLine, OptionalField, PageQuery, IsText } from '@kp/platform/http';
import { type BackgroundJob, type QueueCounts, type QueueOverview, redactError } from '@kp/platform/outbox';
import type { RegisteredJob } from '@kp/platform/scheduler';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';

export class ListJobsRequest extends PageQuery {
  /** `dead`: it failed for the last time and waits for an administrator. */
  @IsIn(['waiting', 'delayed', 'running', 'done', 'dead', 'discarded'])
  @OptionalField()
  status?: 'waiting' | 'delayed' | 'running' | 'done' | 'dead' | 'discarded' = 'dead';

  /** @example "emails" */
  @IsText(50)
  @SingleLineText()
  @OptionalField()
  queue?: string;

  /** @example "notifications.write-order-confirmation" */
  @IsText(100)
  @SingleLineText()
  @OptionalField()
  handler?: string;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export class JobResponse {
  id: number;
  queue: string;
  handler: string;
  event: string;

  /** Ids of what the event is about. */
  payload: object;
  status: 'waiting' | 'delayed' | 'running' | 'done' | 'dead' | 'discarded';
  attempts: number;

  /** Without addresses, numbers and keys. */
  lastError: string | null;

  /** ISO 8601, UTC, like all times. */
  recordedAt: string;

  /** While it waits: not before this time. */
  dueAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
  failedAt: string | null;
  discardedAt: string | null;
  discardReason: string | null;

  static from(job: BackgroundJob): JobResponse {
    const { id, queue, handler, event, status, attempts, lastError, discardReason } = job;
    return {
      id,
      queue,
      handler,
      event,
      payload: job.payload as object,
      status,
      attempts,
      lastError: lastError && redactError(lastError),
      recordedAt: job.recordedAt.toISOString(),
      dueAt: iso(job.dueAt),
      startedAt: iso(job.startedAt),
      doneAt: iso(job.doneAt),
      failedAt: iso(job.failedAt),
      discardedAt: iso(job.discardedAt),
      discardReason,
    };
  }
}

export class RetryJobsRequest {
  /** @example "notifications.write-order-confirmation" */
  @MaxLength(100)
  @MinLength(1)
  @IsString()
  @SingleLineText()
  handler: string;
}

export class RetriedJobsResponse {
  retried: number;
}

export class DiscardJobRequest {
  /** @example "The order was cancelled." */
  @FormSingleLine(STAFF_REASON_RULES.reason)
  reason: string;
}

export class QueueResponse {
  queue: string;
  running: number;

  /** Due, but not started. */
  waiting: number;

  /** Not due yet, e.g. between two attempts. */
  delayed: number;

  /** Dead letters. */
  failed: number;
  doneLastHour: number;

  /** Since when the longest waiting job is due. */
  oldestWaitingAt: string | null;

  static from(counts: QueueCounts): QueueResponse {
    return { ...counts, oldestWaitingAt: iso(counts.oldestWaitingAt) };
  }
}

export class JobOverviewResponse {
  /** Those that were alive in the last 30 seconds. */
  workers: number;

  /** `inline`: the workers run without Redis. null: no worker is alive to tell. */
  redis: 'up' | 'down' | 'inline' | null;
  queues: QueueResponse[];

  static from({ workers, redis, queues }: Awaited<ReturnType<QueueOverview['read']>>): JobOverviewResponse {
    return { workers, redis, queues: queues.map((counts) => QueueResponse.from(counts)) };
  }
}

export class ScheduledJobParam {
  /** @example "orders.purge-keys" */
  @IsText(100)
  name: string;
}

export class ScheduledJobResponse {
  name: string;

  /** ISO 8601, UTC, like all times. null while no worker keeps its time. */
  nextDueAt: string | null;

  /** Set from the request to run it until a worker takes it. */
  requestedAt: string | null;

  /** Of the last run; null before the first. */
  lastStartedAt: string | null;

  /** null while it runs. */
  lastFinishedAt: string | null;

  /** Host and process id of the worker. */
  lastRunBy: string | null;

  /** null when the last run went well. */
  error: string | null;
  lastErrorAt: string | null;
  lastError: string | null;

  static from(job: RegisteredJob): ScheduledJobResponse {
    const { name, runBy, error, lastError } = job;
    return {
      name,
      nextDueAt: iso(job.nextDueAt),
      requestedAt: iso(job.requestedAt),
      lastStartedAt: iso(job.startedAt),
      lastFinishedAt: iso(job.finishedAt),
      lastRunBy: runBy,
      error: error && redactError(error),
      lastErrorAt: iso(job.lastErrorAt),
      lastError: lastError && redactError(lastError),
    };
  }
}

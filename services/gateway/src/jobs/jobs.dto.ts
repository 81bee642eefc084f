import { CleanLine, OptionalField, PageQuery } from '@kp/platform/http';
import type { BackgroundJob } from '@kp/platform/outbox';
import type { ScheduledRun } from '@kp/platform/scheduler';
import { IsIn, IsString, MaxLength } from 'class-validator';

export class ListJobsRequest extends PageQuery {
  /** `dead`: it failed for the last time and waits for an administrator. */
  @IsIn(['waiting', 'running', 'done', 'dead', 'discarded'])
  @OptionalField()
  status?: 'waiting' | 'running' | 'done' | 'dead' | 'discarded' = 'dead';

  /** @example "emails" */
  @MaxLength(50)
  @IsString()
  @CleanLine()
  @OptionalField()
  queue?: string;

  /** @example "notifications.write-order-confirmation" */
  @MaxLength(100)
  @IsString()
  @CleanLine()
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
  status: 'waiting' | 'running' | 'done' | 'dead' | 'discarded';
  attempts: number;
  lastError: string | null;

  /** ISO 8601, UTC, like all times. */
  recordedAt: string;

  /** While it waits: not before this time. */
  dueAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
  failedAt: string | null;
  discardedAt: string | null;

  static from(job: BackgroundJob): JobResponse {
    const { id, queue, handler, event, status, attempts, lastError } = job;
    return {
      id,
      queue,
      handler,
      event,
      payload: job.payload as object,
      status,
      attempts,
      lastError,
      recordedAt: job.recordedAt.toISOString(),
      dueAt: iso(job.dueAt),
      startedAt: iso(job.startedAt),
      doneAt: iso(job.doneAt),
      failedAt: iso(job.failedAt),
      discardedAt: iso(job.discardedAt),
    };
  }
}

export class ScheduledJobResponse {
  name: string;

  /** ISO 8601, UTC, like all times. */
  lastDueAt: string;
  lastStartedAt: string;

  /** null while it runs. */
  lastFinishedAt: string | null;

  /** Host and process id of the worker. */
  lastRunBy: string;

  /** null when the last run went well. */
  error: string | null;
  lastErrorAt: string | null;
  lastError: string | null;

  static from(run: ScheduledRun): ScheduledJobResponse {
    const { name, dueAt, claimedAt, finishedAt, claimedBy, error, lastError } = run;
    return {
      name,
      lastDueAt: dueAt.toISOString(),
      lastStartedAt: claimedAt.toISOString(),
      lastFinishedAt: iso(finishedAt),
      lastRunBy: claimedBy,
      error,
      lastErrorAt: lastError && new Date(lastError.at).toISOString(),
      lastError: lastError && lastError.message,
    };
  }
}

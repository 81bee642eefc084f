import { STAFF_REASON_RULES } from '@kp/commerce';
import { SingleLineText, FormSingleLine, OptionalField, PageQuery, IsText } from '@kp/platform/http';
import { type BackgroundJob, redactError } from '@kp/platform/outbox';
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
    return { ...job, lastError: job.lastError && redactError(job.lastError) };
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
}

export class JobOverviewResponse {
  /** Those that were alive in the last 30 seconds. */
  workers: number;

  /** `inline`: the workers run without Redis. null: no worker is alive to tell. */
  redis: 'up' | 'down' | 'inline' | null;
  queues: QueueResponse[];
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
    const [error, lastError] = [job.error, job.lastError].map((text) => text && redactError(text));
    return { ...job, error: error ?? null, lastError: lastError ?? null };
  }
}

import { Injectable } from '@nestjs/common';
import { isoText, prepared, Sql } from '../database';

type JobStatus = 'waiting' | 'delayed' | 'running' | 'done' | 'dead' | 'discarded';

const STATUS = `CASE WHEN d.done_at IS NOT NULL THEN 'done' WHEN d.discarded_at IS NOT NULL THEN 'discarded'
  WHEN d.failed_at IS NOT NULL THEN 'dead' WHEN d.started_at IS NOT NULL THEN 'running'
  WHEN d.due_at > now() THEN 'delayed' ELSE 'waiting' END`;

const CONDITIONS: Record<JobStatus, string> = {
  waiting: 'd.done_at IS NULL AND d.failed_at IS NULL AND d.started_at IS NULL AND d.due_at <= now()',
  delayed: 'd.done_at IS NULL AND d.failed_at IS NULL AND d.started_at IS NULL AND d.due_at > now()',
  running: 'd.done_at IS NULL AND d.failed_at IS NULL AND d.started_at IS NOT NULL',
  done: 'd.done_at IS NOT NULL',
  dead: 'd.failed_at IS NOT NULL AND d.discarded_at IS NULL',
  discarded: 'd.discarded_at IS NOT NULL',
};

const FILTER = '($1::text IS NULL OR d.queue = $1) AND ($2::text IS NULL OR d.handler = $2)';

const COLUMNS = `d.id::int AS id, d.queue, d.handler, m.event, m.payload, ${STATUS} AS status,
  d.attempts, d.last_error AS "lastError", ${isoText('m.created_at')} AS "recordedAt",
  CASE WHEN d.done_at IS NULL AND d.failed_at IS NULL THEN ${isoText('d.due_at')} END AS "dueAt",
  ${isoText('d.started_at')} AS "startedAt", ${isoText('d.done_at')} AS "doneAt",
  ${isoText('d.failed_at')} AS "failedAt", ${isoText('d.discarded_at')} AS "discardedAt",
  d.discard_reason AS "discardReason"`;

const statementsFor = (status: JobStatus) => ({
  list: prepared(
    `jobs.list-${status}`,
    // The page is chosen before its messages are read.
    `SELECT ${COLUMNS} FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id
     WHERE d.id = ANY (ARRAY(SELECT d.id FROM outbox_delivery d WHERE ${CONDITIONS[status]} AND ${FILTER}
                              ORDER BY d.id DESC LIMIT $3 OFFSET $4))
     ORDER BY d.id DESC`,
  ),
  count: prepared(
    `jobs.count-${status}`,
    `SELECT count(*)::int AS total FROM outbox_delivery d WHERE ${CONDITIONS[status]} AND ${FILTER}`,
  ),
});

const STATEMENTS = Object.fromEntries(
  (Object.keys(CONDITIONS) as JobStatus[]).map((status) => [status, statementsFor(status)]),
) as Record<JobStatus, ReturnType<typeof statementsFor>>;

const FIND = prepared(
  'jobs.find',
  `SELECT ${COLUMNS} FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id WHERE d.id = $1`,
);
const RETRY = prepared(
  'jobs.retry',
  `UPDATE outbox_delivery
   SET failed_at = NULL, discarded_at = NULL, discard_reason = NULL, attempts_before_retry = attempts, due_at = now(),
       lease_until = NULL, started_at = NULL
   WHERE id = $1 AND failed_at IS NOT NULL AND done_at IS NULL`,
);
const RETRY_ALL = prepared(
  'jobs.retry-all',
  `UPDATE outbox_delivery d
   SET failed_at = NULL, attempts_before_retry = attempts, due_at = now(), lease_until = NULL, started_at = NULL
   WHERE ${CONDITIONS.dead} AND ${FILTER}`,
);
const DISCARD = prepared(
  'jobs.discard',
  `UPDATE outbox_delivery SET discarded_at = now(), discard_reason = $2
   WHERE id = $1 AND failed_at IS NOT NULL AND discarded_at IS NULL AND done_at IS NULL`,
);
const RESTORE = prepared(
  'jobs.restore',
  `UPDATE outbox_delivery SET discarded_at = NULL, discard_reason = NULL
   WHERE id = $1 AND discarded_at IS NOT NULL AND done_at IS NULL`,
);

interface JobFilter {
  status: JobStatus;
  queue?: string | undefined;
  handler?: string | undefined;
}

export interface BackgroundJob {
  id: number;
  queue: string;
  handler: string;
  event: string;
  payload: object;
  status: JobStatus;
  attempts: number;
  lastError: string | null;
  recordedAt: string;
  dueAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
  failedAt: string | null;
  discardedAt: string | null;
  discardReason: string | null;
}

@Injectable()
export class BackgroundJobs {
  constructor(private readonly sql: Sql) {}

  async list(
    { status, queue, handler }: JobFilter,
    page: { limit: number; offset: number },
  ): Promise<{ jobs: BackgroundJob[]; total: number }> {
    const filter = [queue ?? null, handler ?? null];
    const { list, count } = STATEMENTS[status];
    const [jobs, counted] = await Promise.all([
      this.sql.rows<BackgroundJob>(list, [...filter, page.limit, page.offset]),
      this.sql.first<{ total: number }>(count, filter),
    ]);
    return { jobs, total: counted!.total };
  }

  find(id: number): Promise<BackgroundJob | null> {
    return this.sql.first<BackgroundJob>(FIND, [id]);
  }

  /** @returns false when the delivery is neither dead nor discarded */
  async retry(id: number): Promise<boolean> {
    return (await this.sql.run(RETRY, [id])) === 1;
  }

  retryAll({ queue, handler }: Omit<JobFilter, 'status'>): Promise<number> {
    return this.sql.run(RETRY_ALL, [queue ?? null, handler ?? null]);
  }

  async discard(id: number, reason: string): Promise<boolean> {
    return (await this.sql.run(DISCARD, [id, reason])) === 1;
  }

  /** Makes a discarded delivery a dead letter again. */
  async restore(id: number): Promise<boolean> {
    return (await this.sql.run(RESTORE, [id])) === 1;
  }
}

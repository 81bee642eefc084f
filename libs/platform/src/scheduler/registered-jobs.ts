import { Injectable } from '@nestjs/common';
import { isoText, PostgresBus, prepared, Sql } from '../database';

const REQUEST_CHANNEL = 'scheduled_job_requests';

const REGISTER = prepared(
  'scheduler.register',
  `INSERT INTO scheduled_job (name, next_due_at)
   SELECT * FROM unnest($1::text[], $2::timestamptz[])
   ON CONFLICT (name) DO UPDATE SET next_due_at = excluded.next_due_at, seen_at = now()`,
);
const LIST = prepared(
  'scheduler.list',
  `SELECT j.name, ${isoText('j.next_due_at')} AS "nextDueAt", ${isoText('j.requested_at')} AS "requestedAt",
          ${isoText('r.claimed_at')} AS "lastStartedAt", ${isoText('r.finished_at')} AS "lastFinishedAt",
          r.claimed_by AS "lastRunBy", r.error, ${isoText('f.finished_at')} AS "lastErrorAt", f.error AS "lastError"
   FROM scheduled_job j
   LEFT JOIN LATERAL (SELECT * FROM scheduled_run WHERE name = j.name ORDER BY due_at DESC LIMIT 1) r ON true
   LEFT JOIN LATERAL (SELECT * FROM scheduled_run WHERE name = j.name AND error IS NOT NULL
                      ORDER BY due_at DESC LIMIT 1) f ON true
   ORDER BY j.name`,
);
const REQUEST = prepared(
  'scheduler.request',
  `UPDATE scheduled_job SET requested_at = now() WHERE name = $1 AND requested_at IS NULL
     AND NOT EXISTS (SELECT FROM scheduled_run r WHERE r.name = $1 AND r.finished_at IS NULL AND r.lease_until > now())`,
);
const TAKE_REQUESTS = prepared(
  'scheduler.take-requests',
  `UPDATE scheduled_job SET requested_at = NULL WHERE requested_at IS NOT NULL AND name = ANY ($1) RETURNING name`,
);

export interface RegisteredJob {
  name: string;
  nextDueAt: string | null;
  /** Until a worker takes the request. */
  requestedAt: string | null;
  lastStartedAt: string | null;
  lastFinishedAt: string | null;
  lastRunBy: string | null;
  error: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
}

/** The scheduled jobs of the workers, for processes that do not have them. */
@Injectable()
export class RegisteredJobs {
  constructor(
    private readonly sql: Sql,
    private readonly bus: PostgresBus,
  ) {}

  async register(jobs: { name: string; nextDueAt: Date | null }[]): Promise<void> {
    await this.sql.run(REGISTER, [jobs.map(({ name }) => name), jobs.map(({ nextDueAt }) => nextDueAt)]);
  }

  list(): Promise<RegisteredJob[]> {
    return this.sql.rows<RegisteredJob>(LIST);
  }

  /** A worker runs it soon. @returns false when it runs or is requested already, or is unknown */
  async request(name: string): Promise<boolean> {
    if ((await this.sql.run(REQUEST, [name])) === 0) return false;
    this.bus.publish(REQUEST_CHANNEL, [name]);
    return true;
  }

  onRequest(listener: () => void): Promise<void> {
    return this.bus.subscribe(REQUEST_CHANNEL, listener);
  }

  async takeRequests(names: string[]): Promise<string[]> {
    return (await this.sql.rows<{ name: string }>(TAKE_REQUESTS, [names])).map(({ name }) => name);
  }
}

import os from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql } from '../database';

const LEASE_SECONDS = 60;
const RENEW_INTERVAL_MS = 20_000;

const WORKER_ID = `${os.hostname()}:${process.pid}`;

const WORKER_CRASHED_ERROR = 'The worker stopped before the run was finished.';

const END_EXPIRED = prepared(
  'scheduler.end-expired',
  `UPDATE scheduled_run SET finished_at = now(), error = $2
   WHERE name = ANY ($1) AND finished_at IS NULL AND lease_until < now()
   RETURNING name`,
);
const COUNT_CONSECUTIVE_CRASHES = prepared(
  'scheduler.stopped-in-a-row',
  `SELECT count(*)::int AS runs FROM scheduled_run
   WHERE name = $1 AND error = $2 AND due_at > coalesce(
     (SELECT max(due_at) FROM scheduled_run WHERE name = $1 AND finished_at IS NOT NULL AND error IS DISTINCT FROM $2),
     '-infinity')`,
);
/** Unique indexes allow one run per name and due time, and one unfinished run per name. */
const CLAIM = prepared(
  'scheduler.claim',
  `INSERT INTO scheduled_run (name, due_at, claimed_by, lease_until)
   VALUES ($1, $2, $3, now() + make_interval(secs => $4))
   ON CONFLICT DO NOTHING RETURNING id`,
);
const RENEW = prepared(
  'scheduler.renew',
  `UPDATE scheduled_run SET lease_until = now() + make_interval(secs => $2) WHERE id = $1 AND finished_at IS NULL`,
);
const FINISH = prepared(
  'scheduler.finish',
  'UPDATE scheduled_run SET finished_at = now(), error = $2 WHERE id = $1 AND finished_at IS NULL',
);
const LATEST = prepared(
  'scheduler.latest',
  `SELECT DISTINCT ON (name) name, due_at AS "dueAt", claimed_at AS "claimedAt", finished_at AS "finishedAt",
          claimed_by AS "claimedBy", error,
          (SELECT json_build_object('at', f.finished_at, 'message', f.error) FROM scheduled_run f
            WHERE f.name = r.name AND f.error IS NOT NULL ORDER BY f.due_at DESC LIMIT 1) AS "lastError"
   FROM scheduled_run r ORDER BY name, due_at DESC`,
);

export interface ScheduledRun {
  name: string;
  dueAt: Date;
  claimedAt: Date;
  finishedAt: Date | null;
  claimedBy: string;
  error: string | null;
  lastError: { at: string; message: string } | null;
}

@Injectable()
export class ScheduledRuns {
  private readonly logger = new Logger('Scheduler');

  constructor(private readonly sql: Sql) {}

  endExpired(names: string[]): Promise<{ name: string }[]> {
    return this.sql.rows(END_EXPIRED, [names, WORKER_CRASHED_ERROR]);
  }

  async countConsecutiveCrashes(name: string): Promise<number> {
    return (await this.sql.first<{ runs: number }>(COUNT_CONSECUTIVE_CRASHES, [name, WORKER_CRASHED_ERROR]))!
      .runs;
  }

  /** @returns false when this run, or another run of the same job, is claimed elsewhere */
  async claim(name: string, dueAt: Date, work: () => Promise<void>): Promise<boolean> {
    await this.endExpired([name]);
    const run = await this.sql.first<{ id: string }>(CLAIM, [name, dueAt, WORKER_ID, LEASE_SECONDS]);
    if (!run) return false;
    const renewal = setInterval(() => {
      this.sql.run(RENEW, [run.id, LEASE_SECONDS]).then(
        (renewed) => {
          if (renewed === 1) return;
          clearInterval(renewal);
          this.logger.error(`The lease of ${name} ended while it ran: another worker may run it too`);
        },
        () => undefined,
      );
    }, RENEW_INTERVAL_MS);
    try {
      await work();
      await this.sql.run(FINISH, [run.id, null]);
    } catch (error) {
      await this.sql.run(FINISH, [run.id, (error as Error).message]).catch(() => 0);
      throw error;
    } finally {
      clearInterval(renewal);
    }
    return true;
  }

  listLatest(): Promise<ScheduledRun[]> {
    return this.sql.rows<ScheduledRun>(LATEST);
  }
}

import { Injectable } from '@nestjs/common';
import { isoText, prepared, Sql } from '../database';

/** Each part reads one partial index. Events without deliveries count too: they wait for a worker. */
const QUEUES = prepared(
  'jobs.queues',
  `SELECT queue, sum(running)::int AS running, sum(waiting)::int AS waiting, sum(delayed)::int AS delayed,
          sum(failed)::int AS failed, sum(done)::int AS "doneLastHour", ${isoText('min(oldest)')} AS "oldestWaitingAt"
   FROM (
     SELECT DISTINCT queue, 0 AS running, 0 AS waiting, 0 AS delayed, 0 AS failed, 0 AS done, NULL::timestamptz AS oldest
       FROM outbox_subscription WHERE retired_at IS NULL
     UNION ALL
     SELECT queue, count(*) FILTER (WHERE started_at IS NOT NULL),
            count(*) FILTER (WHERE started_at IS NULL AND due_at <= now()),
            count(*) FILTER (WHERE started_at IS NULL AND due_at > now()), 0, 0,
            min(due_at) FILTER (WHERE started_at IS NULL AND due_at <= now())
       FROM outbox_delivery WHERE done_at IS NULL AND failed_at IS NULL GROUP BY queue
     UNION ALL
     SELECT s.queue, 0, count(*), 0, 0, 0, min(m.created_at)
       FROM outbox_message m JOIN outbox_subscription s ON s.event = m.event AND s.retired_at IS NULL
      WHERE m.dispatched_at IS NULL GROUP BY s.queue
     UNION ALL
     SELECT queue, 0, 0, 0, count(*), 0, NULL
       FROM outbox_delivery WHERE failed_at IS NOT NULL AND discarded_at IS NULL GROUP BY queue
     UNION ALL
     SELECT queue, 0, 0, 0, 0, count(*), NULL
       FROM outbox_delivery WHERE done_at > now() - interval '1 hour' GROUP BY queue
   ) part
   GROUP BY queue ORDER BY queue`,
);

const WORKERS = prepared(
  'jobs.workers',
  `SELECT count(*)::int AS workers, (array_agg(queue ORDER BY seen_at DESC))[1] AS redis
   FROM worker_heartbeat WHERE seen_at > now() - interval '30 seconds'`,
);

export interface QueueCounts {
  queue: string;
  running: number;
  /** Due, but not started. */
  waiting: number;
  delayed: number;
  failed: number;
  doneLastHour: number;
  oldestWaitingAt: string | null;
}

interface WorkerState {
  workers: number;
  /** As the newest heartbeat says; null without a living worker. */
  redis: 'up' | 'down' | 'inline' | null;
}

/** From PostgreSQL alone, so it holds while Redis is down. */
@Injectable()
export class QueueOverview {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<WorkerState & { queues: QueueCounts[] }> {
    const [queues, state] = await Promise.all([
      this.sql.rows<QueueCounts>(QUEUES),
      this.sql.first<WorkerState>(WORKERS),
    ]);
    return { ...state!, queues };
  }
}

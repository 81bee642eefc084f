import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { prepared, Sql } from '../database';
import { JobDriver } from '../queue';

const HEARTBEAT_INTERVAL_MS = 5000;

const BEAT = prepared(
  'platform.heartbeat',
  `WITH gone AS (DELETE FROM worker_heartbeat WHERE seen_at < now() - interval '1 day')
   INSERT INTO worker_heartbeat (worker_id, queue, seen_at) VALUES ($1, $2, now())
   ON CONFLICT (worker_id) DO UPDATE SET queue = excluded.queue, seen_at = now()`,
);
const REMOVE = prepared('platform.heartbeat-leave', 'DELETE FROM worker_heartbeat WHERE worker_id = $1');

/** SQL: no worker has been seen for a while, so nothing goes on. */
export const IS_WORKER_AWAY = `NOT EXISTS (SELECT FROM worker_heartbeat WHERE seen_at > now() - interval '30 seconds')`;

/** Reports this worker and the state of its queue to `/health/ready`. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WorkerHeartbeat.name);
  private readonly id = randomUUID();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sql: Sql,
    private readonly driver: JobDriver,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), HEARTBEAT_INTERVAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sql.run(REMOVE, [this.id]).catch(() => 0);
  }

  private async beat(): Promise<void> {
    try {
      await this.sql.run(BEAT, [this.id, this.driver.state()]);
    } catch (error) {
      this.logger.warn(`No heartbeat: ${(error as Error).message}`);
    }
  }
}

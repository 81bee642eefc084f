import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseConfig } from '@kp/platform/database';
import { StorageSpace } from '@kp/platform/storage';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { ReadinessResponse } from './health.dto';

const CHECK_TIMEOUT_MS = 800;
const DRIVER_TIMEOUT_MS = 3000;

const UNDEFINED_TABLE = '42P01';

interface ReadinessRow {
  missing: number;
  queue: 'up' | 'down' | 'inline' | null;
}

const STATE_QUERY = `
  SELECT (SELECT count(*)::int FROM unnest($1::text[]) AS known (name)
           WHERE NOT EXISTS (SELECT FROM migrations m WHERE m.name = known.name)) AS missing,
         (SELECT queue FROM worker_heartbeat WHERE seen_at > now() - interval '30 seconds'
           ORDER BY seen_at DESC LIMIT 1) AS queue`;

const DEAD_LETTERS_QUERY = `
  SELECT count(*)::int AS "deadLetters" FROM outbox_delivery
  WHERE failed_at IS NOT NULL AND discarded_at IS NULL`;

/** Uses its own connection: those of the pool may all be busy. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private connection?: { client: Client; connected: Promise<unknown> };
  private running?: Promise<ReadinessResponse>;

  constructor(
    private readonly config: DatabaseConfig,
    private readonly dataSource: DataSource,
    private readonly space: StorageSpace,
  ) {}

  /** Concurrent checks share one statement; a missing worker or Redis and a full disk only degrade the result. */
  check(): Promise<ReadinessResponse> {
    this.running ??= this.readState().finally(() => (this.running = undefined));
    return this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection?.client.end().catch(() => undefined);
  }

  private async readState(): Promise<ReadinessResponse> {
    const { missing, queue, deadLetters } = await this.query().catch((error: { code?: string }) => {
      const isEmpty = error.code === UNDEFINED_TABLE;
      throw new Error(isEmpty ? 'The database has not been migrated.' : 'The database does not answer.');
    });
    if (missing > 0) throw new Error(`The database lacks ${missing} migrations of this version.`);
    // A disk that does not answer has no space for a file either.
    const { state: storage } = await this.space.read().catch(() => ({ state: 'full' as const }));
    const isDegraded = queue === null || queue === 'down' || storage !== 'ok';
    return {
      status: isDegraded ? 'degraded' : 'ok',
      database: 'up',
      worker: queue === null ? 'down' : 'up',
      queue: queue ?? 'down',
      storage,
      deadLetters,
    };
  }

  private async query(): Promise<ReadinessRow & { deadLetters: number }> {
    const { client, connected } = (this.connection ??= this.connect());
    const deadline = performance.now() + CHECK_TIMEOUT_MS;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      const check = () => {
        const remainingMs = deadline - performance.now();
        // Timers count from the start of an event loop turn, so they fire early after a long turn.
        if (remainingMs > 0) timer = setTimeout(check, remainingMs);
        else timer = setTimeout(() => reject(new Error('timeout')), 0);
      };
      check();
    });
    const names = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    try {
      const state = connected.then(async () => {
        const row = (await client.query<ReadinessRow>(STATE_QUERY, [names])).rows[0]!;
        if (row.missing > 0) return { ...row, deadLetters: 0 };
        return { ...row, ...(await client.query<{ deadLetters: number }>(DEAD_LETTERS_QUERY)).rows[0]! };
      });
      return await Promise.race([state, timeout]);
    } catch (error) {
      this.connection = undefined;
      client.end().catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private connect() {
    const client = new Client({
      connectionString: this.config.url,
      application_name: 'kitchenpass-health',
      connectionTimeoutMillis: DRIVER_TIMEOUT_MS,
      query_timeout: DRIVER_TIMEOUT_MS,
      // Also ends the statement on the server, where it may wait for a lock.
      statement_timeout: this.config.statementTimeoutMs && CHECK_TIMEOUT_MS,
    });
    // The next statement fails with this error.
    client.on('error', () => undefined);
    return { client, connected: client.connect() };
  }
}

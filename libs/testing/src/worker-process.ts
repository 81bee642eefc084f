import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CODE_CACHE, testRedisUrl, testedSettings } from './test-services';
import type { TestShop } from './test-shop';
import { waitUntil } from './wait-until';

const PROGRAM = path.resolve(__dirname, '../../../dist/services/worker/main.js');

/** The built worker in a process of its own, on the database and the Redis of a test: one that can really be killed. */
export class WorkerProcess {
  /** The exit code, or null when a signal ended the process. */
  readonly exited: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    this.exited = new Promise((resolve) => child.once('exit', resolve));
  }

  static start(shop: TestShop, environment: Record<string, string> = {}): WorkerProcess {
    if (!existsSync(PROGRAM)) throw new Error('There is no built worker: run `npm run build` first.');
    const child = spawn(process.execPath, [...process.execArgv, '--require', CODE_CACHE, PROGRAM], {
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: shop.databaseUrl,
        REDIS_URL: testRedisUrl(),
        REDIS_PREFIX: new URL(shop.databaseUrl).pathname.slice(1),
        JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
        LOG_LEVEL: 'error',
        // Specs run side by side on small machines: there a worker that yields would hardly run.
        WORKER_YIELDS: 'false',
        ...testedSettings(),
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new WorkerProcess(child);
  }

  /** What a killed worker had sent to PostgreSQL may still be carried out; afterwards no more of it is. */
  static sessionsEnd({ sql }: Pick<TestShop, 'sql'>): Promise<void> {
    return waitUntil('the sessions of killed workers end', async () => {
      const sessions = await sql(
        `SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'kitchenpass-worker'`,
      );
      return sessions.length === 0;
    });
  }

  /** Those of killed workers, which last up to a minute. */
  static async letLeasesEnd(shop: Pick<TestShop, 'sql'>): Promise<void> {
    await WorkerProcess.sessionsEnd(shop);
    await shop.sql(
      `UPDATE outbox_delivery SET lease_until = now() - interval '1 second' WHERE done_at IS NULL`,
    );
  }

  /** As a crash would: nothing is finished, nothing is told to anybody. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** @returns the exit code, null when a signal ended the process */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exited;
  }
}

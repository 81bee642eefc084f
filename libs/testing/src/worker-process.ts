import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CODE_CACHE, testRedisUrl, testedSettings } from './test-services';
import type { TestShop } from './test-shop';

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

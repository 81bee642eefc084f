import path from 'node:path';
import type { RunningPostgres } from '../../../tools/start/postgres.mjs';

/** Addresses of the services that the test run has started (services/global-setup.mjs); this is the one place they are read. */
export function testPostgres(): Pick<RunningPostgres, 'superuserUrl' | 'ownerUrl' | 'url'> {
  const urls = process.env.KP_TEST_POSTGRES;
  if (!urls)
    throw new Error('No test PostgreSQL: run this spec in the "integration" project of jest.config.js.');
  return JSON.parse(urls) as RunningPostgres;
}

/** Empty when no Redis can be had on this machine. */
export function testRedisUrl(): string {
  return process.env.KP_TEST_REDIS_URL ?? '';
}

/** Specs run side by side on small machines, where what is quick alone may take long. */
const PATIENCE = {
  DATABASE_CONNECT_TIMEOUT_MS: '30000',
  DATABASE_STATEMENT_TIMEOUT_MS: '30000',
  DATABASE_LOCK_TIMEOUT_MS: '30000',
  PAYMENTS_TIMEOUT_MS: '60000',
  STORAGE_TIMEOUT_MS: '60000',
  AI_TIMEOUT_MS: '60000',
};

/**
 * For every shop and process that a spec does not tell otherwise. `DATABASE_PIPELINING=false npx jest
 * --selectProjects integration` tests the shop with it, its processes too.
 */
export function testedSettings(): Record<string, string> {
  const { DATABASE_PIPELINING } = process.env;
  return { ...PATIENCE, ...(DATABASE_PIPELINING ? { DATABASE_PIPELINING } : {}) };
}

/** Loaded first by the processes that tests start: each of a hundred starts takes a third less. */
export const CODE_CACHE = path.resolve(__dirname, '../../../tools/test/code-cache.cjs');

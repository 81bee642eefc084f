import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../../tools/start/postgres.mjs';
import { startRedis } from '../../../../tools/start/redis.mjs';

/** Real PostgreSQL and Redis for one test run, in a folder of its own that goes away with it. */
export default async function startTestServices() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-test-'));
  const log = () => undefined;
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: folder, durable: false, log }),
    startRedis({ dataDir: folder, log }),
  ]);
  process.env.KP_TEST_POSTGRES_URL = postgres.url;
  process.env.KP_TEST_REDIS_URL = redis?.url ?? '';
  globalThis.stopTestServices = async () => {
    await Promise.all([postgres.stop(), redis?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

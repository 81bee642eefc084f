import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../../tools/start/postgres.mjs';
import { startRedis } from '../../../../tools/start/redis.mjs';

/** An unpacked Redis is kept here between runs. */
const programDir = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** Real PostgreSQL and Redis for one test run, in a folder of its own that goes away with it. */
export default async function startTestServices() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-test-'));
  // PostgreSQL may have to run as another user, who must be able to pass.
  await chmod(folder, 0o755);
  const log = () => undefined;
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: folder, durable: false, log }),
    startRedis({ dataDir: folder, programDir, log }),
  ]);
  const { superuserUrl, ownerUrl, url } = postgres;
  process.env.KP_TEST_POSTGRES = JSON.stringify({ superuserUrl, ownerUrl, url });
  process.env.KP_TEST_REDIS_URL = redis?.url ?? '';
  globalThis.stopTestServices = async () => {
    await Promise.all([postgres.destroy(), redis?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

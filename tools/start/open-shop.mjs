import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { builtStamp } from './build.mjs';
import { migrate, seed } from './shop.mjs';
import { hasStamp, keepStamp } from './stamps.mjs';

/**
 * One value for what was built, what the shop is filled with, and the very cluster that holds it; null where one of
 * these is not known: no production build, a database of the owner's.
 */
function stampOfDatabase({ root, env }, cluster) {
  const built = builtStamp(root);
  if (!built || !cluster) return null;
  const { mtimeMs } = statSync(path.join(cluster, 'PG_VERSION'));
  const facts = [built, env.SEED_DEMO, env.SEED_PRODUCTS, cluster, mtimeMs];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/**
 * Brings the tables up to date, fills an empty shop and opens it. When the same build has done so before in this
 * cluster, there is nothing to wait for: the shop opens meanwhile.
 * @param {string | undefined} cluster folder of the PostgreSQL cluster that was started here
 * @param {(context: object) => Promise<void>} start starts the processes and waits until they serve
 */
export async function openShop(context, cluster, start) {
  const file = path.join(context.dataDir, 'database.stamp');
  const stamp = stampOfDatabase(context, cluster);
  const prepare = async () => {
    await migrate(context);
    await seed(context);
  };
  if (stamp && hasStamp(file, stamp)) {
    await Promise.all([prepare(), start(context)]);
    return;
  }
  await prepare();
  if (stamp) keepStamp(file, stamp);
  await start(context);
}

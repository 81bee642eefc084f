import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { builtStamp } from './build.mjs';
import { migrate, seed, startShop } from './shop.mjs';
import { hasStamp, keepStamp } from './stamps.mjs';

/** One value for what was built, what the shop is filled with, and the very cluster that holds it. */
function stampOfDatabase({ root, env }, cluster) {
  const { mtimeMs } = statSync(path.join(cluster, 'PG_VERSION'));
  const facts = [builtStamp(root), env.SEED_DEMO, env.SEED_PRODUCTS, cluster, mtimeMs];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/**
 * Brings the tables up to date, fills an empty shop and opens it. When the same build has done so before in this
 * cluster, there is nothing to wait for: the shop opens meanwhile.
 * @param {string | undefined} cluster folder of the PostgreSQL cluster that was started here, none when one is given
 */
export async function openShop(context, cluster) {
  const file = path.join(context.dataDir, 'database.stamp');
  const stamp = cluster && stampOfDatabase(context, cluster);
  const prepare = async () => {
    await migrate(context);
    await seed(context);
  };
  if (cluster && hasStamp(file, stamp)) {
    await Promise.all([prepare(), startShop(context)]);
    return;
  }
  await prepare();
  if (cluster) keepStamp(file, stamp);
  await startShop(context);
}

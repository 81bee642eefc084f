import path from 'node:path';

function logger(progress) {
  return (line) => progress.say(`  ${line}`);
}

/** Runs a start as a step: it is shown while it lasts and says at its end whether something was found running. */
async function asStep(progress, name, start) {
  const step = progress.begin(`Starting ${name}`);
  try {
    const server = await start();
    if (server) step.done(server.adopted ? `${name} was still running: adopted` : `${name} started`);
    else step.done(`${name}: none`);
    return server;
  } catch (error) {
    step.fail();
    throw error;
  }
}

/**
 * Starts what the settings do not name. The launchers are loaded late: PostgreSQL's programs come with the dependencies.
 * @param {{ given: Record<string, string>, dataDir: string, progress: import('./progress.mjs').Progress,
 *   running: import('./running.mjs').Running, signal: AbortSignal }} context
 */
export async function startOwnPostgres({ given, dataDir, progress, running }) {
  if (given.DATABASE_URL) return { url: given.DATABASE_URL };
  const { startPostgres } = await import('./postgres.mjs');
  const start = () => startPostgres({ dataDir, log: logger(progress) });
  const server = await running.add('postgres', asStep(progress, 'PostgreSQL', start));
  running.watch(server.pid, 'PostgreSQL', path.join(dataDir, 'logs', 'postgres.log'));
  return { url: server.url, cluster: server.cluster };
}

/** @see startOwnPostgres */
export async function startOwnRedis({ given, dataDir, progress, running, signal }) {
  if (given.REDIS_URL) return { url: given.REDIS_URL };
  const { startRedis } = await import('./redis.mjs');
  const start = () => startRedis({ dataDir, log: logger(progress), signal });
  const server = await running.add('redis', asStep(progress, 'Redis', start));
  if (!server) return {};
  running.watch(server.pid, 'Redis', path.join(dataDir, 'logs', 'redis.log'));
  return { url: server.url };
}

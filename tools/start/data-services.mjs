import path from 'node:path';
import { endOfServer } from './running.mjs';

function logger(progress) {
  return (line) => progress.say(`  ${line}`);
}

/**
 * Runs the first start as a step: it is shown while it lasts and says at its end whether something was found
 * running.
 */
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

/** Keeps a server running and calls `onMoved` when it came back at another address because its port had been taken. */
async function keepServer({ dataDir, progress, running, signal }, { key, name, start, onMoved }) {
  const logFile = path.join(dataDir, 'logs', `${key}.log`);
  let url;
  return running.keepAlive(key, async (attempt) => {
    const server = await (attempt === 0 && !url ? asStep(progress, name, start) : start());
    if (!server) return null;
    if (url && url !== server.url) await onMoved(server);
    url = server.url;
    return { ...server, ended: endOfServer({ pid: server.pid, name, logFile, signal }) };
  });
}

/**
 * Starts what the settings do not name. The launchers are loaded late: PostgreSQL's programs come with the
 * dependencies.
 */
export async function startOwnPostgres(context) {
  const { given, dataDir, progress, moveService } = context;
  if (given.DATABASE_URL) return { url: given.DATABASE_URL, ownerUrl: given.DATABASE_OWNER_URL };
  const { startPostgres } = await import('./postgres.mjs');
  const server = await keepServer(context, {
    key: 'postgres',
    name: 'PostgreSQL',
    start: () => startPostgres({ dataDir, log: logger(progress) }),
    onMoved: ({ url, ownerUrl }) => {
      context.env.DATABASE_OWNER_URL = ownerUrl;
      return moveService('DATABASE_URL', url);
    },
  });
  return { url: server.url, ownerUrl: server.ownerUrl, cluster: server.cluster };
}

export async function startOwnRedis(context) {
  const { given, dataDir, programDir, progress, signal, moveService } = context;
  if (given.REDIS_URL) return { url: given.REDIS_URL };
  const { startRedis } = await import('./redis.mjs');
  const server = await keepServer(context, {
    key: 'redis',
    name: 'Redis',
    start: () => startRedis({ dataDir, programDir, log: logger(progress), signal }),
    onMoved: ({ url }) => moveService('REDIS_URL', url),
  });
  return server ? { url: server.url } : {};
}

import { setTimeout as pause } from 'node:timers/promises';
import { APPLICATION_ROLE } from '../start/postgres-cluster.mjs';

/** Gateway and worker listen on one connection each. */
const LISTENING = 2;
const MAX_MORE_CONNECTIONS = 5;
/** Longer than the pools of gateway and worker keep an idle connection. */
const IDLE_TIMEOUT_MS = 30_000;

/** Connections of the shop to its database, and those of them that listen for notifications. */
async function connectionsOf(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS connections, count(*) FILTER (WHERE application_name = 'kitchenpass-listener')::int AS listening
       FROM pg_stat_activity WHERE usename = '${APPLICATION_ROLE}' AND backend_type = 'client backend'`,
  );
  return rows[0];
}

function areConnectionsBack(before, after) {
  return after.connections <= before.connections + MAX_MORE_CONNECTIONS;
}

async function connectionsWhen(client, isFinal) {
  const end = Date.now() + IDLE_TIMEOUT_MS;
  for (;;) {
    const now = await connectionsOf(client);
    if (isFinal(now) || Date.now() > end) return now;
    await pause(500);
  }
}

/** The connections under load, once both processes run: on a busy machine the worker starts some seconds later. */
export const startedConnections = (client) =>
  connectionsWhen(client, ({ listening }) => listening >= LISTENING);

/** The connections at the end, after the time that pools need to close what is idle. */
export const finalConnections = (client, before) =>
  connectionsWhen(client, (after) => areConnectionsBack(before, after));

/** @param {{ connections: number, listening: number }} before under load, before the first kill @param after at the end */
export function checkConnections(before, after) {
  return [
    {
      name: 'exactly one LISTEN connection per process',
      isHeld: before.listening === LISTENING && after.listening === LISTENING,
      detail: `${before.listening} before, ${after.listening} after`,
    },
    {
      name: 'connections to the database are back to normal',
      isHeld: areConnectionsBack(before, after),
      detail: `${before.connections} before, ${after.connections} after`,
    },
  ];
}

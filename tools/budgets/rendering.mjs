import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const WARM_UP = 40;
const MEASURED = 100;
/** For the gateway to hear of it. */
const NOTIFICATION_MS = 20;

/**
 * Milliseconds until a page that is not cached has arrived: cached pages are dropped before each request, the answers
 * that they are made of are not. Median of one client.
 * @param {string} url
 * @param {string} databaseUrl of the shop behind `url`
 */
export async function renderingTime(url, databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const times = [];
  try {
    for (let index = -WARM_UP; index < MEASURED; index += 1) {
      await database.query(`SELECT pg_notify('kp_catalog', 'pages')`);
      await pause(NOTIFICATION_MS);
      const start = performance.now();
      await (await fetch(url)).text();
      if (index >= 0) times.push(performance.now() - start);
    }
  } finally {
    await database.end();
  }
  times.sort((one, other) => one - other);
  return times[MEASURED / 2];
}

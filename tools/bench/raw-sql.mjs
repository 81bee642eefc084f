import pg from 'pg';
import { CONNECTIONS, WARM_UP_SECONDS } from './load.mjs';

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Runs one piece of SQL work in as many parallel loops as the load generator has connections, over a pool as large
 * as the gateway's. Throws when a statement fails, as one of an older release of the shop may.
 * @param {(client: pg.PoolClient) => Promise<unknown>} work
 */
export async function measureSql({ databaseUrl, seconds, work }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const times = [];
  let failure;
  const loop = async (end, counts) => {
    while (Date.now() < end) {
      const start = performance.now();
      const client = await pool.connect();
      try {
        await work(client);
        if (counts) times.push(performance.now() - start);
      } catch (error) {
        failure ??= error;
        await client.query('ROLLBACK').catch(() => undefined);
      } finally {
        client.release();
      }
    }
  };
  const run = (span, counts) =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => loop(Date.now() + span * 1000, counts)));
  await run(WARM_UP_SECONDS, false);
  await run(seconds, true);
  await pool.end();
  if (failure) throw failure;
  times.sort((left, right) => left - right);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    errors: 0,
    refused: 0,
  };
}

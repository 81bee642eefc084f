import autocannon from 'autocannon';
import { withProcessorTime } from './processor-time.mjs';

/** Enough to keep one process busy, few enough that the load generator is not the bottleneck. */
export const CONNECTIONS = 32;
/** Code is compiled while it runs for the first time; a shop runs all day. */
export const WARM_UP_SECONDS = 3;

/**
 * Loads one address and reports what came back.
 * @param {{ url: string, seconds: number, requests?: object[], headers?: object, connections?: number, shop?: { pid: number, dataDir: string } }} options `shop`: its processor time is reported too
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, errors: number, refused: number, gatewayMs?: number, databaseMs?: number }>} milliseconds
 */
export async function measure({ url, seconds, requests, headers, connections = CONNECTIONS, shop }) {
  const options = { url, connections, headers, ...(requests ? { requests } : {}) };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const run = () => autocannon({ ...options, duration: seconds });
  const result = await (shop ? withProcessorTime(shop, run, ({ requests: { total } }) => total) : run());
  const { gatewayMs, databaseMs } = result;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
    ...(shop ? { gatewayMs, databaseMs } : {}),
  };
}

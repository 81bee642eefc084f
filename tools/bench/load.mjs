import autocannon from 'autocannon';

/** Enough to keep one process busy, few enough that the load generator is not the bottleneck. */
export const CONNECTIONS = 32;
/** Code is compiled while it runs for the first time; a shop runs all day. */
export const WARM_UP_SECONDS = 3;

/**
 * Loads one address and reports what came back.
 * @param {{ url: string, seconds: number, requests?: object[], headers?: object, connections?: number }} options
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, errors: number, refused: number }>} milliseconds
 */
export async function measure({ url, seconds, requests, headers, connections = CONNECTIONS }) {
  const options = { url, connections, headers, ...(requests ? { requests } : {}) };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: seconds });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
  };
}

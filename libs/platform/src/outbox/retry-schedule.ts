import type { QueuePolicy } from '../queue';

/** Deliveries that failed together do not all come back in the same second. */
const MAX_JITTER = 0.25;

/**
 * Delay after a failed attempt. It doubles up to the maximum of the queue, with up to a quarter on top.
 * @param attempt 1 after the first attempt
 */
export function retryDelaySeconds(
  attempt: number,
  { baseSeconds, maxSeconds }: QueuePolicy['backoff'],
  random = Math.random(),
): number {
  const delay = Math.min(baseSeconds * 2 ** Math.max(attempt - 1, 0), maxSeconds);
  return delay * (1 + random * MAX_JITTER);
}

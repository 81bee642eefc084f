/** Tries of one delivery before it is put aside as failed. */
export const TRIES = 12;

const LONGEST_DELAY_SECONDS = 3600;

/**
 * Pause after a failed try: 1 s, 2 s, 4 s … up to an hour, so an outage of about an hour is bridged.
 * @param attempt 1 after the first try
 */
export function retryDelaySeconds(attempt: number): number {
  return Math.min(2 ** Math.max(attempt - 1, 0), LONGEST_DELAY_SECONDS);
}

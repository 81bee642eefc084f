import type { HttpConfig, RateLimitStorage } from '@kp/platform/http';

/** Short, so that what a network may have in it is soon done and others hardly notice. */
const WINDOW_MS = 5_000;
/** Per client network and window, before LIMIT_FACTOR: a whole office may share one. */
const MAX_SEARCHES = 100;

/** Bounds the searches of a network that no cache answers, before the framework sees them. */
export class SearchLimit {
  constructor(
    private readonly storage: Pick<RateLimitStorage, 'incrementWithoutWaiting'>,
    private readonly http: Pick<HttpConfig, 'limitFactor'>,
  ) {}

  /** Counts a search. @returns the seconds until the next one is answered; null when this one is */
  count(clientNetwork: string): number | null {
    const limit = Math.ceil(MAX_SEARCHES * this.http.limitFactor);
    const { isBlocked, timeToBlockExpire } = this.storage.incrementWithoutWaiting(
      clientNetwork,
      WINDOW_MS,
      limit,
      WINDOW_MS,
      'searches',
    );
    return isBlocked ? timeToBlockExpire : null;
  }
}

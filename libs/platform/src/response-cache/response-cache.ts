import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ClientGoneError, isDatabaseUnavailable } from '../database';
import { type UncachedResponse, CachedResponse } from './cached-response';

/** For rendered pages, all of which show settings of the shop. */
export const PAGES_TAG = 'pages';

const MAX_UNHASHED_KEY_LENGTH = 200;

export type KnownParameters = (path: string) => ReadonlySet<string> | undefined;

/** Canonical order and spelling, so that `_t` or `utm_source` add no cache entries. */
export function canonicalUrl(url: string, parameters?: KnownParameters): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const path = url.slice(0, queryStart);
  const names = parameters?.(path);
  const pairs = [...new URLSearchParams(url.slice(queryStart + 1))].filter(
    ([name, value]) => name !== '_t' && value !== '' && (!names || names.has(name)),
  );
  if (pairs.length === 0) return path;
  // The sort is stable: the values of a repeated parameter keep their order.
  pairs.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

export const boundedCacheKey = (key: string): string =>
  key.length <= MAX_UNHASHED_KEY_LENGTH ? key : `sha256:${hash('sha256', key, 'base64url')}`;

export const cacheKey = (url: string, parameters?: KnownParameters): string =>
  boundedCacheKey(canonicalUrl(url, parameters));

const MAX_CACHE_BYTES = 96 * 1024 * 1024;
/** Bounds the effect of a lost invalidation message; other changes drop entries at once. */
const MAX_AGE_MS = 15_000;
/** Until then an older entry answers while its replacement fails or takes longer than MAX_REFRESH_WAIT_MS. */
const MAX_STALE_AGE_MS = 5 * 60_000;
const MAX_REFRESH_WAIT_MS = 500;
/** For this long an expired entry still answers while its replacement is computed. */
const MAX_EXPIRED_MS = 2000;
const UNAVAILABLE = 503;

const MAX_SEEN_KEYS_BYTES = 2 * 1024 * 1024;
const KEY_OVERHEAD_BYTES = 200;
const keyBytes = (key: string) => key.length * 2 + KEY_OVERHEAD_BYTES;

export interface CachePolicy {
  /** For queries that are mostly unique, such as searches: caches the response from the second request on. */
  onlyRepeatedRequests?: boolean;
}

interface Computation {
  response: Promise<CachedResponse>;
  startedAt: number;
}

/** Caches guest responses by key and drops them by tag; concurrent misses of a key are computed once. */
@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (entry, key) => entry.bytes + (entry.tags.length + 1) * keyBytes(key),
    dispose: (entry, key) => this.removeTags(key, entry),
  });
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly seenKeys = new LRUCache<string, true>({
    maxSize: MAX_SEEN_KEYS_BYTES,
    sizeCalculation: (_value, key) => keyBytes(key),
  });
  private readonly computing = new Map<string, Computation>();
  private drops = 0;

  peek(key: string): CachedResponse | undefined {
    const entry = this.youngerThan(MAX_AGE_MS, key);
    return entry?.expiredAt === undefined || this.computing.has(key) ? entry : undefined;
  }

  /** For requests that would otherwise be rejected. */
  peekStale(key: string): CachedResponse | undefined {
    return this.youngerThan(MAX_STALE_AGE_MS, key);
  }

  async getOrCompute(
    key: string,
    tags: readonly string[],
    compute: () => Promise<UncachedResponse>,
    policy: CachePolicy = {},
  ): Promise<CachedResponse> {
    const entry = this.peek(key);
    if (entry) return entry;
    const computation = this.computing.get(key);
    const response = computation
      ? computation.response.catch((error: unknown) => {
          if (!(error instanceof ClientGoneError)) throw error;
          return this.getOrCompute(key, tags, compute, policy);
        })
      : this.compute(key, tags, compute, policy);
    const stale = this.peekStale(key);
    if (!stale) return response;
    if (stale.expiredAt !== undefined) {
      response.catch(() => undefined);
      return stale;
    }
    const startedAt = computation?.startedAt ?? Date.now();
    return this.freshOrStale(response, stale, startedAt + MAX_REFRESH_WAIT_MS - Date.now());
  }

  private compute(
    key: string,
    tags: readonly string[],
    compute: () => Promise<UncachedResponse>,
    { onlyRepeatedRequests = false }: CachePolicy,
  ): Promise<CachedResponse> {
    const dropsBefore = this.drops;
    const response = compute()
      .then((uncached) => {
        const entry = new CachedResponse(uncached, [...tags, ...(uncached.tags ?? [])]);
        // Something was dropped meanwhile, so this response may be older than that change.
        const isCacheable =
          (entry.status === 200 || uncached.isErrorCacheable === true) && uncached.isCacheable !== false;
        const isAllowedByPolicy = !onlyRepeatedRequests || this.wasRequestedBefore(key);
        if (isCacheable && isAllowedByPolicy && this.drops === dropsBefore) this.store(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.computing.get(key) === computation) this.computing.delete(key);
      });
    const computation = { response, startedAt: Date.now() };
    this.computing.set(key, computation);
    return response;
  }

  private async freshOrStale(
    response: Promise<CachedResponse>,
    stale: CachedResponse,
    maxWaitMs: number,
  ): Promise<CachedResponse> {
    const refreshed = response.catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return stale;
      throw error;
    });
    const timeout = delay(Math.max(0, maxWaitMs), stale, { ref: false });
    const entry = await Promise.race([refreshed, timeout]);
    return entry.status === UNAVAILABLE ? stale : entry;
  }

  /** Drops every entry with one of the tags (`product:*` stands for all that begin so), and all responses that are being computed. */
  drop(tags: readonly string[]): void {
    this.forEachTagged(tags, (key) => this.entries.delete(key));
  }

  /** Like `drop`, for changes of which more follow: each entry answers for another moment, until its replacement is computed. */
  expire(tags: readonly string[]): void {
    const now = Date.now();
    this.forEachTagged(tags, (key) => {
      const entry = this.entries.peek(key);
      if (entry) entry.expiredAt ??= now;
    });
  }

  private forEachTagged(tags: readonly string[], action: (key: string) => void): void {
    this.drops += 1;
    this.computing.clear();
    for (const tag of tags) {
      if (!tag.endsWith('*')) this.keysByTag.get(tag)?.forEach(action);
      else {
        const start = tag.slice(0, -1);
        for (const [known, keys] of this.keysByTag) if (known.startsWith(start)) keys.forEach(action);
      }
    }
  }

  dropAll(): void {
    this.drops += 1;
    this.computing.clear();
    this.entries.clear();
    this.keysByTag.clear();
  }

  get size(): number {
    return this.entries.calculatedSize;
  }

  private youngerThan(maxAgeMs: number, key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = Date.now();
    const isExpired = entry.expiredAt !== undefined && now - entry.expiredAt > MAX_EXPIRED_MS;
    return now - entry.createdAt <= maxAgeMs && !isExpired ? entry : undefined;
  }

  private wasRequestedBefore(key: string): boolean {
    if (this.seenKeys.has(key)) return true;
    this.seenKeys.set(key, true);
    return false;
  }

  private store(key: string, entry: CachedResponse): void {
    this.entries.set(key, entry);
    // Larger than the whole cache.
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
    // Adding the entry again counts the bytes of the new compressed body.
    entry.onCompressed = () => {
      if (this.entries.peek(key) !== entry) return;
      this.entries.delete(key);
      this.store(key, entry);
    };
  }

  private removeTags(key: string, entry: CachedResponse): void {
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

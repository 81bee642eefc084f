import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ClientGoneError } from '../database';
import { type Produced, ReadyEntry } from './cached-response';

const MAX_PLAIN_KEY_LENGTH = 200;

export type KnownParameters = (path: string) => ReadonlySet<string> | undefined;

/** Canonical order and spelling, so that `_t` or `utm_source` add no cache entries. */
export function canonicalUrl(url: string, known?: KnownParameters): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const names = known?.(path);
  const pairs = [...new URLSearchParams(url.slice(mark + 1))].filter(
    ([name, value]) => name !== '_t' && value !== '' && (!names || names.has(name)),
  );
  if (pairs.length === 0) return path;
  // The sort is stable: the values of a repeated parameter keep their order.
  pairs.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

export const boundedKey = (key: string): string =>
  key.length <= MAX_PLAIN_KEY_LENGTH ? key : `sha256:${hash('sha256', key, 'base64url')}`;

export const readyKey = (url: string, known?: KnownParameters): string =>
  boundedKey(canonicalUrl(url, known));

const CAPACITY_BYTES = 96 * 1024 * 1024;
/** Bounds the effect of a lost invalidation message; other changes drop entries at once. */
const LONGEST_LIFE_MILLISECONDS = 15_000;

const ASKED_ONCE_MAX_BYTES = 2 * 1024 * 1024;
const KEY_OVERHEAD_BYTES = 200;
const keyBytes = (key: string) => key.length * 2 + KEY_OVERHEAD_BYTES;

export interface KeepingRule {
  /** For queries that are mostly unique, such as searches: caches the response from the second request on. */
  onlyWhenAskedAgain?: boolean;
}

/** Caches guest responses by key and drops them by tag; concurrent misses of a key are computed once. */
@Injectable()
export class ReadyBytes {
  private readonly entries = new LRUCache<string, ReadyEntry>({
    maxSize: CAPACITY_BYTES,
    sizeCalculation: (entry, key) => entry.bytes + (entry.tags.length + 1) * keyBytes(key),
    dispose: (entry, key) => this.removeTags(key, entry),
  });
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly askedOnce = new LRUCache<string, true>({
    maxSize: ASKED_ONCE_MAX_BYTES,
    sizeCalculation: (_value, key) => keyBytes(key),
  });
  private readonly producing = new Map<string, Promise<ReadyEntry>>();
  private drops = 0;

  peek(key: string): ReadyEntry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (Date.now() - entry.createdAt > LONGEST_LIFE_MILLISECONDS) {
      this.entries.delete(key);
      return undefined;
    }
    return entry;
  }

  async answer(
    key: string,
    tags: readonly string[],
    produce: () => Promise<Produced>,
    rule: KeepingRule = {},
  ): Promise<ReadyEntry> {
    const { onlyWhenAskedAgain = false } = rule;
    const known = this.peek(key);
    if (known) return known;
    const running = this.producing.get(key);
    if (running) {
      return running.catch((error: unknown) => {
        if (!(error instanceof ClientGoneError)) throw error;
        return this.answer(key, tags, produce, rule);
      });
    }
    const dropsBefore = this.drops;
    const making = produce()
      .then((produced) => {
        const entry = new ReadyEntry(produced, [...tags, ...(produced.tags ?? [])]);
        // Something was dropped meanwhile, so this response may be older than that change.
        const isGood =
          (entry.status === 200 || produced.isStorable === true) && produced.isComplete !== false;
        const isWorthIt = !onlyWhenAskedAgain || this.wasAskedBefore(key);
        if (isGood && isWorthIt && this.drops === dropsBefore) this.keep(key, entry);
        return entry;
      })
      .finally(() => this.producing.delete(key));
    this.producing.set(key, making);
    return making;
  }

  /** Drops every entry with one of the tags, and all responses that are being computed. */
  drop(tags: readonly string[]): void {
    this.drops += 1;
    this.producing.clear();
    for (const tag of tags) {
      for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
    }
  }

  dropAll(): void {
    this.drops += 1;
    this.producing.clear();
    this.entries.clear();
    this.keysByTag.clear();
  }

  get size(): number {
    return this.entries.calculatedSize;
  }

  private wasAskedBefore(key: string): boolean {
    if (this.askedOnce.has(key)) return true;
    this.askedOnce.set(key, true);
    return false;
  }

  private keep(key: string, entry: ReadyEntry): void {
    this.entries.set(key, entry);
    // Larger than the whole cache.
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
    // Adding the entry again counts the bytes of the new compressed body.
    entry.onGrowth = () => {
      if (this.entries.peek(key) !== entry) return;
      this.entries.delete(key);
      this.keep(key, entry);
    };
  }

  private removeTags(key: string, entry: ReadyEntry): void {
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

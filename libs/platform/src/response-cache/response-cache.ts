import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ClientGoneError } from '../database';
import { type Produced, ReadyEntry } from './cached-response';

/** Longer keys are stored as their hash. */
const MAX_PLAIN_KEY_LENGTH = 200;

/** Names of the query parameters that an answer may depend on. */
export type KnownParameters = (path: string) => ReadonlySet<string> | undefined;

/**
 * Path and those query parameters that an answer depends on, in one order and spelling. Others, such as the `_t` that
 * browsers add against their own caches or `utm_source`, would make many addresses of one answer.
 * @param url path and query as it stands in the request line
 * @param known parameters of the path; all but `_t` when it is not known
 */
export function canonicalUrl(url: string, known?: KnownParameters): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const names = known?.(path);
  const pairs = [...new URLSearchParams(url.slice(mark + 1))].filter(
    ([name, value]) => name !== '_t' && value !== '' && (!names || names.has(name)),
  );
  if (pairs.length === 0) return path;
  // Stable: the values of a repeated parameter keep their order.
  pairs.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** A key of bounded length. */
export const boundedKey = (key: string): string =>
  key.length <= MAX_PLAIN_KEY_LENGTH ? key : `sha256:${hash('sha256', key, 'base64url')}`;

/** Key of a GET answer. */
export const readyKey = (url: string, known?: KnownParameters): string =>
  boundedKey(canonicalUrl(url, known));

/** Bytes of answers a process keeps; the least recently used go first. */
const CAPACITY_BYTES = 96 * 1024 * 1024;
/**
 * Longest life of an entry. Changes drop entries at once; this bounds what a lost message can do
 * (a process that died between commit and announcement).
 */
const LONGEST_LIFE_MILLISECONDS = 15_000;

/** Of keys that are remembered because they were asked for once. */
const ASKED_ONCE_MAX_BYTES = 2 * 1024 * 1024;
/** Beside the characters of a key: what the maps that hold it need. */
const KEY_OVERHEAD_BYTES = 200;
const keyBytes = (key: string) => key.length * 2 + KEY_OVERHEAD_BYTES;

export interface KeepingRule {
  /** For questions that many ask only once, such as searches: the answer is kept when it is asked for again. */
  onlyWhenAskedAgain?: boolean;
}

/**
 * Whole answers to guests as ready bytes. Entries carry tags (`product:12`, `catalog`) and are dropped by tag;
 * misses are produced once however many ask at the same time.
 */
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

  /** The entry if it is there and fresh. */
  peek(key: string): ReadyEntry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (Date.now() - entry.createdAt > LONGEST_LIFE_MILLISECONDS) {
      this.entries.delete(key);
      return undefined;
    }
    return entry;
  }

  /** The entry for `key`, produced by `produce` when it is missing. Answers that are no success are not kept. */
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
        // Something was dropped meanwhile: what was read may be older than that change, so it is not kept.
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

  /** Forgets every entry that carries one of the tags, and what is being produced now. */
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

  /** Bytes held now: bodies in all their encodings, keys and tags. */
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
    // Not kept: larger than the whole cache.
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
    // A compressed form is made later; adding the entry again counts it.
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

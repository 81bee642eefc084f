import { Injectable } from '@nestjs/common';
import { type Produced, ReadyEntry } from './ready-entry';

/** Bytes of answers a process keeps; the least recently used go first. */
const CAPACITY_BYTES = 96 * 1024 * 1024;
/**
 * Longest life of an entry. Changes drop entries at once; this bounds what a lost message can do
 * (a process that died between commit and announcement).
 */
const LONGEST_LIFE_MILLISECONDS = 15_000;

/** Questions remembered as asked once; forgotten together when there are this many. */
const ASKED_ONCE_LIMIT = 20_000;

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
  private readonly entries = new Map<string, ReadyEntry>();
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly askedOnce = new Set<string>();
  private readonly producing = new Map<string, Promise<ReadyEntry>>();
  private bytes = 0;
  private drops = 0;

  /** The entry if it is there and fresh. */
  peek(key: string): ReadyEntry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (Date.now() - entry.createdAt > LONGEST_LIFE_MILLISECONDS) {
      this.remove(key, entry);
      return undefined;
    }
    return entry;
  }

  /** The entry for `key`, produced by `produce` when it is missing. Answers that are no success are not kept. */
  async answer(
    key: string,
    tags: readonly string[],
    produce: () => Promise<Produced>,
    { onlyWhenAskedAgain = false }: KeepingRule = {},
  ): Promise<ReadyEntry> {
    const known = this.peek(key);
    if (known) {
      // Moves the entry to the young end of the map.
      this.entries.delete(key);
      this.entries.set(key, known);
      return known;
    }
    const running = this.producing.get(key);
    if (running) return running;
    const dropsBefore = this.drops;
    const making = produce()
      .then((produced) => {
        const entry = new ReadyEntry(produced, [...tags, ...(produced.tags ?? [])]);
        // Something was dropped meanwhile: what was read may be older than that change, so it is not kept.
        const isGood = entry.status === 200 && produced.isComplete !== false;
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
      for (const key of this.keysByTag.get(tag) ?? []) {
        const entry = this.entries.get(key);
        if (entry) this.remove(key, entry);
      }
    }
  }

  dropAll(): void {
    this.drops += 1;
    this.producing.clear();
    this.entries.clear();
    this.keysByTag.clear();
    this.bytes = 0;
  }

  private wasAskedBefore(key: string): boolean {
    if (this.askedOnce.has(key)) return true;
    if (this.askedOnce.size >= ASKED_ONCE_LIMIT) this.askedOnce.clear();
    this.askedOnce.add(key);
    return false;
  }

  private keep(key: string, entry: ReadyEntry): void {
    this.entries.set(key, entry);
    // Compressed forms come later; twice the plain size is a safe bound for all three together.
    this.bytes += entry.plainBytes * 2;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
    for (const [oldKey, oldEntry] of this.entries) {
      if (this.bytes <= CAPACITY_BYTES) break;
      this.remove(oldKey, oldEntry);
    }
  }

  private remove(key: string, entry: ReadyEntry): void {
    if (!this.entries.delete(key)) return;
    this.bytes -= entry.plainBytes * 2;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

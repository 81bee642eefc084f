import { Injectable } from '@nestjs/common';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Mirror, PostgresBus, prepared, Sql } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';
import { CATALOG_TAG } from '../changes/catalog-changes';
import { isUnspaced, termKey, wordsOf } from './words';

export interface SynonymGroup {
  id: number;
  language: string;
  /** Each as its words. */
  terms: string[][];
}

interface GroupRow {
  id: number;
  language: string;
  terms: string[];
}

interface Index {
  groupsByKey: Map<string, SynonymGroup[]>;
  /** Sorted, to find those that begin with a text. */
  keys: string[];
}

const MAX_OF_OTHER_LANGUAGES = 8;
const MAX_COMPLETIONS = 4;

const VERSION = prepared(
  'catalog.synonyms-version',
  `SELECT count(*) || '/' || coalesce(sum(version), 0) || '/' || coalesce(max(id), 0) AS version FROM search_synonym_group`,
);
const GROUPS = prepared(
  'catalog.synonyms',
  'SELECT id, language, terms FROM search_synonym_group ORDER BY language, id',
);

/** The groups of synonyms in memory, by what their terms have in common however they are written. */
@Injectable()
export class SynonymIndex extends Mirror {
  protected readonly content = 'the synonyms';
  protected readonly channel = 'kp_synonyms';
  protected override readonly refreshIntervalMs = 10_000;
  private loaded = { version: '', index: indexedLater([]) };

  constructor(
    private readonly sql: Sql,
    bus: PostgresBus,
    private readonly responseCache: ResponseCache,
  ) {
    super(bus);
  }

  /** After the commit of a change: this process finds by it at once, the others when they are notified. */
  async announceChange(): Promise<void> {
    this.announce();
    // The change is committed, so its request does not fail for this.
    await this.refreshOrWarn();
  }

  /** Another one after each change. */
  get version(): string {
    return this.loaded.version;
  }

  /** Groups of the language and of the catalogue's; when neither has the term, those of any other. */
  find(key: string, language: string): SynonymGroup[] {
    const groups = this.loaded.index().groupsByKey.get(key) ?? [];
    const own = groups.filter(fits(language));
    return own.length > 0 ? own : groups.slice(0, MAX_OF_OTHER_LANGUAGES);
  }

  /** Groups with terms that begin so, the shortest first. */
  findByPrefix(beginning: string, language: string): SynonymGroup[] {
    const { keys, groupsByKey } = this.loaded.index();
    const found: string[] = [];
    for (let index = lowerBound(keys, beginning); keys[index]?.startsWith(beginning); index += 1)
      found.push(keys[index]!);
    const groups = found
      .toSorted((left, right) => left.length - right.length)
      .flatMap((key) => groupsByKey.get(key)!)
      .filter(fits(language));
    return [...new Set(groups)].slice(0, MAX_COMPLETIONS);
  }

  /** @returns keys of terms of the language and of the catalogue's that `isAlike` accepts */
  keysLike(language: string, isAlike: (key: string) => boolean): string[] {
    const { keys, groupsByKey } = this.loaded.index();
    return keys.filter((key) => isAlike(key) && groupsByKey.get(key)!.some(fits(language)));
  }

  /** Whether some term is written so, in a language that fits. */
  has(key: string, language: string): boolean {
    const groups = this.loaded.index().groupsByKey.get(key);
    if (!groups) return false;
    return isUnspaced(key) || groups.some(fits(language));
  }

  protected async read(): Promise<() => void> {
    const { version } = (await this.sql.first<{ version: string }>(VERSION))!;
    const isFirst = this.loaded.version === '';
    if (version === this.loaded.version) return () => undefined;
    const loaded = { version, index: indexedLater(await this.sql.rows<GroupRow>(GROUPS)) };
    return () => {
      this.loaded = loaded;
      if (!isFirst) this.responseCache.drop([CATALOG_TAG]);
    };
  }
}

/** The first search makes it: a worker has none, and no start waits for it. */
function indexedLater(rows: readonly GroupRow[]): () => Index {
  let index: Index | undefined;
  return () => (index ??= indexOf(rows));
}

function indexOf(rows: readonly GroupRow[]): Index {
  const groupsByKey = new Map<string, SynonymGroup[]>();
  for (const { id, language, terms } of rows) {
    const group = { id, language, terms: terms.map(wordsOf).filter((words) => words.length > 0) };
    for (const key of new Set(group.terms.map(termKey)))
      groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), group]);
  }
  return { groupsByKey, keys: [...groupsByKey.keys()].sort() };
}

function lowerBound(sorted: readonly string[], value: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Catalogues are searched in the language of the page and in that of their texts. */
function fits(language: string): (group: SynonymGroup) => boolean {
  const languages = [language, catalogLanguage()];
  return (group) => languages.includes(group.language);
}

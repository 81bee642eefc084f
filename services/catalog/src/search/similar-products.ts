import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';
import { type IndexedText, TextIndex } from './text-index';

interface Indexed {
  version: string;
  index: TextIndex;
}

/** Of a larger catalogue these are indexed, those with keywords first; all others are found by their words only. */
const MAX_INDEXED = 10_000;
/** Of more products descriptions are indexed only where there are keywords: they are most of the work. */
const MAX_WITH_DESCRIPTION = 2_000;
/** Eleven languages of 10,000 products with short names fit; of longer texts those that are asked for last. */
const MAX_BYTES = 40_000_000;
/** Until then a product whose texts changed is found by its former ones. */
const CHECK_INTERVAL_MS = 60_000;

const indexedDescription = (keywords: string, description: string) =>
  `CASE WHEN ${keywords} <> '' OR count(*) OVER () <= ${MAX_WITH_DESCRIPTION} THEN ${description} ELSE '' END`;

const ACTIVE = `p.deleted_at IS NULL AND p.status = 'active'`;

const ENTERED_VERSION = prepared(
  'catalog.texts-version',
  `SELECT count(*) || '/' || coalesce(sum(version), 0) AS version FROM product p WHERE ${ACTIVE}`,
);
const ENTERED_TEXTS = prepared(
  'catalog.texts',
  `SELECT id, name, keywords, ${indexedDescription('p.keywords', 'p.description')} AS description
     FROM product p WHERE ${ACTIVE}
    ORDER BY keywords <> '' DESC, id LIMIT ${MAX_INDEXED}`,
);
const VERSION = prepared(
  'catalog.translations-version',
  `SELECT count(*) || '/' || coalesce(sum(p.version), 0) || '/' ||
          coalesce(sum(hashtext(concat(t.name, '|', t.keywords, '|', t.description))), 0) AS version
     FROM product_translation t JOIN product p ON p.id = t.product_id AND ${ACTIVE} WHERE t.language = $1`,
);
const TEXTS = prepared(
  'catalog.translations',
  `SELECT p.id, coalesce(t.name, p.name) AS name, coalesce(nullif(t.keywords, ''), p.keywords) AS keywords,
          ${indexedDescription("coalesce(nullif(t.keywords, ''), p.keywords)", 'coalesce(t.description, p.description)')} AS description
     FROM product_translation t JOIN product p ON p.id = t.product_id AND ${ACTIVE} WHERE t.language = $1
    ORDER BY t.keywords <> '' DESC, p.id LIMIT ${MAX_INDEXED}`,
);

/** Indexes of the texts of the products, in memory: one of the texts as they were entered, and one of each other language that is used. */
@Injectable()
export class SimilarProducts {
  private readonly indexes = new LRUCache<LanguageCode, Promise<Indexed>>({ maxSize: MAX_BYTES });
  private readonly checkedAt = new Map<LanguageCode, number>();

  constructor(private readonly sql: Sql) {}

  /** @returns null while the language is still being indexed after `milliseconds` */
  async within(language: LanguageCode, milliseconds: number): Promise<TextIndex | null> {
    const indexed = await Promise.race([this.prepare(language), pause(milliseconds, null, { ref: false })]);
    return indexed?.index ?? null;
  }

  /** Indexes a language before it is asked for. */
  prepare(language: LanguageCode): Promise<Indexed> {
    const known = this.indexes.get(language);
    const isFresh = (this.checkedAt.get(language) ?? 0) > Date.now() - CHECK_INTERVAL_MS;
    if (known && isFresh) return known;
    this.checkedAt.set(language, Date.now());
    const next = this.load(language, known);
    // What is known answers until the next one is there.
    if (!known) this.indexes.set(language, next, { size: 1 });
    next.then(
      ({ index }) => this.indexes.set(language, next, { size: Math.min(index.bytes, MAX_BYTES) }),
      () => (known ? this.checkedAt : this.indexes).delete(language),
    );
    return known ?? next;
  }

  private async load(language: LanguageCode, known: Promise<Indexed> | undefined): Promise<Indexed> {
    const isEntered = language === catalogLanguage();
    const values = isEntered ? [] : [language];
    const versions = await this.sql.first<{ version: string }>(isEntered ? ENTERED_VERSION : VERSION, values);
    const { version } = versions!;
    const former = await known?.catch(() => undefined);
    if (former?.version === version) return former;
    const texts = await this.sql.rows<IndexedText>(isEntered ? ENTERED_TEXTS : TEXTS, values);
    return { version, index: await TextIndex.build(texts) };
  }
}

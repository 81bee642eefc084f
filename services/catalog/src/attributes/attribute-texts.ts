import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { ContentChanges } from '../content-changes';
import { contentNotFound } from '../domain/catalog.errors';
import { assertForeign } from '../translations/product-translations';

/** A name or value of an attribute, with what other languages call it. */
export interface TranslatedWord {
  source: string;
  translations: { language: LanguageCode; text: string }[];
}

export interface WordText {
  source: string;
  /** Empty removes it. */
  text: string;
}

const LIST = prepared(
  'catalog.product-attribute-texts',
  `SELECT w.source, (SELECT coalesce(json_agg(json_build_object('language', t.language, 'text', t.text) ORDER BY t.language), '[]')
                       FROM attribute_text t WHERE t.source = w.source) AS translations
     FROM category_attribute a
     LEFT JOIN product_attribute v ON v.attribute_id = a.id AND v.product_id = $1
    CROSS JOIN LATERAL (
      SELECT a.name AS source, 1 AS place
       UNION ALL
      SELECT CASE WHEN a.kind NOT IN ('number', 'range') THEN v.value END, 2
       UNION ALL
      SELECT unnest(a.choices), 3) w
    WHERE a.category_id = (SELECT category_id FROM product WHERE id = $1) AND w.source IS NOT NULL
    GROUP BY w.source ORDER BY min(a.position), min(w.place), w.source`,
);

/** Name, unit and choices, in their order. */
const LIST_DEFINED = prepared(
  'catalog.defined-attribute-texts',
  `SELECT w.source, (SELECT coalesce(json_agg(json_build_object('language', t.language, 'text', t.text) ORDER BY t.language), '[]')
                       FROM attribute_text t WHERE t.source = w.source) AS translations
     FROM category_attribute a
    CROSS JOIN LATERAL unnest(a.name || ARRAY[a.unit] || a.choices) WITH ORDINALITY AS w (source, place)
    WHERE a.category_id = $1 AND a.id = $2 AND w.source IS NOT NULL
    GROUP BY w.source ORDER BY min(w.place)`,
);

/** In the order of the words, so that two who save the same words do not wait for each other. */
export const SAVE_ATTRIBUTE_TEXTS = prepared(
  'catalog.save-attribute-texts',
  `INSERT INTO attribute_text (source, language, text)
   SELECT source, language, text FROM unnest($1::text[], $2::text[], $3::text[]) AS given (source, language, text)
    ORDER BY language, source
   ON CONFLICT (language, source) DO UPDATE SET text = EXCLUDED.text WHERE attribute_text.text <> EXCLUDED.text`,
);

const REMOVE = prepared(
  'catalog.remove-attribute-texts',
  'DELETE FROM attribute_text WHERE language = $1 AND source = ANY($2::text[])',
);

/** Each word is translated once, for every product and category that has it. */
@Injectable()
export class AttributeTexts {
  constructor(
    private readonly sql: Sql,
    private readonly contentChanges: ContentChanges,
    private readonly changes: CatalogChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Of all attributes of the product's category and of its values. */
  list(productId: number): Promise<TranslatedWord[]> {
    return this.sql.rows<TranslatedWord>(LIST, [productId]);
  }

  save(
    productId: number,
    language: LanguageCode,
    given: readonly WordText[],
    principal: Principal,
  ): Promise<TranslatedWord[]> {
    assertForeign(language);
    const change = {
      productId,
      principal,
      action: 'translation-updated',
      read: () => this.list(productId),
      audited: (words: TranslatedWord[]) => ({ [language]: textsIn(language, words) }),
    };
    return this.contentChanges.run(change, async (words) => {
      refuseUnknown(given, words);
      await this.write(language, given);
    });
  }

  /** Of the definition: name, unit and choices. */
  async listDefined(categoryId: number, attributeId: number): Promise<TranslatedWord[]> {
    const words = await this.sql.rows<TranslatedWord>(LIST_DEFINED, [categoryId, attributeId]);
    if (words.length === 0) throw contentNotFound();
    return words;
  }

  saveDefined(
    [categoryId, attributeId]: readonly [categoryId: number, attributeId: number],
    language: LanguageCode,
    given: readonly WordText[],
    principal: AuditActor,
  ): Promise<TranslatedWord[]> {
    assertForeign(language);
    return this.transactions.run(async () => {
      const before = await this.listDefined(categoryId, attributeId);
      refuseUnknown(given, before);
      await this.write(language, given);
      const after = await this.listDefined(categoryId, attributeId);
      await this.audit.record(principal, {
        action: 'category.attributes-updated',
        subject: 'category',
        subjectId: categoryId,
        before: { [language]: textsIn(language, before) },
        after: { [language]: textsIn(language, after) },
      });
      return after;
    });
  }

  private async write(language: LanguageCode, given: readonly WordText[]): Promise<void> {
    const kept = given.filter(({ text }) => text !== '');
    const gone = given.filter(({ text }) => text === '').map(({ source }) => source);
    await this.sql.run(SAVE_ATTRIBUTE_TEXTS, [
      kept.map(({ source }) => source),
      kept.map(() => language),
      kept.map(({ text }) => text),
    ]);
    await this.sql.run(REMOVE, [language, gone]);
    this.changes.recordWords();
  }
}

function refuseUnknown(given: readonly WordText[], words: readonly TranslatedWord[]): void {
  const unknown = given.findIndex(({ source }) => !words.some((word) => word.source === source));
  if (unknown === -1) return;
  const message = 'The product has no such attribute or value.';
  throw new InvalidInputError([{ field: `words.${unknown}.source`, message }]);
}

const textsIn = (language: LanguageCode, words: readonly TranslatedWord[]) =>
  Object.fromEntries(
    words.flatMap(({ source, translations }) =>
      translations.filter((each) => each.language === language).map(({ text }) => [source, text]),
    ),
  );

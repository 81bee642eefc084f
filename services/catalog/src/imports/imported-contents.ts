import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { REPLACE_TAGS } from '@kp/settings';
import { SAVE_ATTRIBUTE_TEXTS } from '../attributes/attribute-texts';
import { CatalogChanges } from '../changes/catalog-changes';
import { complianceOf, isComplianceField, isWarningField } from '../compliance/compliance-columns';
import { complianceValues, SAVE_COMPLIANCE, SAVE_WARNINGS } from '../compliance/compliance.queries';
import { attributeTextLanguage, attributeTextsOf } from './attribute-text-cells';
import { DOCUMENTS, documentsOf } from './document-cells';
import { pictureHashOf, PICTURES, picturesOf } from './picture-cells';
import { type PlannedProduct, wordsOf } from './plan-imported-product';
import { attributeOf, translationOf } from './product-cells';
import {
  ADD_PICTURES,
  ARRANGE_PICTURES,
  DESCRIBE_DOCUMENTS,
  REMOVE_ATTRIBUTES,
  REMOVE_PICTURES,
  REMOVE_TRANSLATIONS,
  SAVE_ATTRIBUTES,
  SAVE_TRANSLATIONS,
  SHOW_FIRST_PICTURES,
} from './product-import.queries';
import { columnsOf } from './product-values';
import { STAFF_TAGS } from './staff-tag-cells';

export interface WrittenProduct {
  id: number;
  plan: PlannedProduct;
  changed: readonly string[];
}

/** What products of a file have in tables of their own: attributes, texts, pictures, safety data, documents and tags. */
@Injectable()
export class ImportedContents {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {}

  /** Of products that are stored already. */
  async save(written: readonly WrittenProduct[]): Promise<void> {
    await this.saveAttributes(written);
    await this.saveTranslations(written);
    await this.saveAttributeTexts(written);
    await this.savePictures(written);
    await this.saveCompliance(written);
    await this.saveDocuments(written);
    await this.saveStaffTags(written);
  }

  /** Values of a product that moves to another category are those of attributes there. */
  private async saveAttributes(products: readonly WrittenProduct[]): Promise<void> {
    const values = products.flatMap(({ id, plan, changed }) =>
      Object.entries(plan.after).flatMap(([field, value]) => {
        const name = attributeOf(field);
        const attribute = plan.category?.attributes.find((each) => each.name === name);
        const isDifferent = changed.includes(field) || (value !== '' && changed.includes('category'));
        return attribute && isDifferent ? [[id, attribute.id, value] as const] : [];
      }),
    );
    const [gone, kept] = [
      values.filter(([, , value]) => value === ''),
      values.filter(([, , value]) => value !== ''),
    ];
    if (gone.length > 0)
      await this.sql.run(REMOVE_ATTRIBUTES, columnsOf(gone.map(([id, attribute]) => [id, attribute])));
    if (kept.length > 0) await this.sql.run(SAVE_ATTRIBUTES, columnsOf(kept));
  }

  private async saveTranslations(products: readonly WrittenProduct[]): Promise<void> {
    const texts = products.flatMap(({ id, plan: { after }, changed }) => {
      const languages = new Set(changed.flatMap((field) => translationOf(field)?.language ?? []));
      return [...languages].map((language) => {
        const text = (field: string) => after[`${field}[${language}]`] || null;
        return [id, language, text('name'), text('description'), text('keywords') ?? ''] as const;
      });
    });
    const isGone = ([, , name, description, keywords]: (typeof texts)[number]) =>
      name === null && description === null && keywords === '';
    const [gone, kept] = [texts.filter(isGone), texts.filter((text) => !isGone(text))];
    if (gone.length > 0)
      await this.sql.run(REMOVE_TRANSLATIONS, columnsOf(gone.map(([id, language]) => [id, language])));
    if (kept.length > 0) await this.sql.run(SAVE_TRANSLATIONS, columnsOf(kept));
  }

  /** Words that several rows name have the text of the last one. */
  private async saveAttributeTexts(products: readonly WrittenProduct[]): Promise<void> {
    const words = products.flatMap(({ plan: { after, category }, changed }) =>
      changed.flatMap((field) => {
        const language = attributeTextLanguage(field);
        if (language === null) return [];
        const texts = attributeTextsOf(after[field]!, wordsOf(after, category));
        return [...texts].map(([source, text]) => [source, language, text] as const);
      }),
    );
    if (words.length === 0) return;
    const last = new Map(words.map((word) => [`${word[1]} ${word[0]}`, word]));
    await this.sql.run(SAVE_ATTRIBUTE_TEXTS, columnsOf([...last.values()]));
    this.changes.recordWordBatch();
  }

  private async savePictures(products: readonly WrittenProduct[]): Promise<void> {
    const changed = products.filter((product) => product.changed.includes(PICTURES));
    if (changed.length === 0) return;
    const ids = changed.map(({ id }) => id);
    const kept = changed.flatMap(({ id, plan: { after } }) =>
      hashesOf(after[PICTURES]).map((hash, index) => [id, hash, index + 1] as const),
    );
    const column = (index: 0 | 1 | 2) => kept.map((each) => each[index]);
    await this.sql.run(REMOVE_PICTURES, [ids, column(0), column(1)]);
    const added = changed.flatMap(addedPictures);
    if (added.length > 0) await this.sql.run(ADD_PICTURES, columnsOf(added));
    if (kept.length > 0) await this.sql.run(ARRANGE_PICTURES, columnsOf(kept));
    await this.sql.run(SHOW_FIRST_PICTURES, [ids]);
  }

  private async saveCompliance(products: readonly WrittenProduct[]): Promise<void> {
    const different = products.filter(({ changed }) => changed.some(isComplianceField));
    if (different.length === 0) return;
    const facts = different.map(({ id, plan }) => ({ id, ...complianceOf(plan.after) }));
    await this.sql.run(SAVE_COMPLIANCE, columnsOf(facts.map((each) => [each.id, ...complianceValues(each)])));
    const warned = different.filter(({ changed }) => changed.some(isWarningField)).map(({ id }) => id);
    const warnings = facts
      .filter(({ id }) => warned.includes(id))
      .flatMap((each) => each.warnings.map(({ language, text }) => [each.id, language, text] as const));
    const column = (index: 0 | 1 | 2) => warnings.map((each) => each[index]);
    if (warned.length > 0) await this.sql.run(SAVE_WARNINGS, [warned, column(0), column(1), column(2)]);
  }

  private async saveDocuments(products: readonly WrittenProduct[]): Promise<void> {
    const documents = products
      .filter(({ changed }) => changed.includes(DOCUMENTS))
      .flatMap(({ id, plan }) =>
        documentsOf(plan.after[DOCUMENTS]!).map(({ hash, kind, validUntil, issuer }) => [
          id,
          hash,
          kind,
          validUntil,
          issuer,
        ]),
      );
    if (documents.length > 0) await this.sql.run(DESCRIBE_DOCUMENTS, columnsOf(documents));
  }

  private async saveStaffTags(products: readonly WrittenProduct[]): Promise<void> {
    const tagged = products.filter(({ changed }) => changed.includes(STAFF_TAGS));
    if (tagged.length === 0) return;
    const rows = tagged.map(({ id, plan }) => [id, plan.after[STAFF_TAGS]]);
    await this.sql.run(REPLACE_TAGS, ['product', ...columnsOf(rows)]);
  }
}

const hashesOf = (pictures = ''): string[] => pictures.split(' ').flatMap((url) => pictureHashOf(url) ?? []);

/** In the order of the columns of `ADD_PICTURES`. A name of a file says nothing about where it comes from. */
function addedPictures({ id, plan: { row, after } }: WrittenProduct): unknown[][] {
  const hashes = hashesOf(after[PICTURES]);
  const added = new Map<string, unknown[]>();
  for (const name of picturesOf(row)) {
    const picture = row.pictures?.get(name);
    if (!picture || !('hash' in picture) || !hashes.includes(picture.hash)) continue;
    const { hash, width, height } = picture;
    const source = /^https?:/i.test(name) ? name : null;
    added.set(hash, [id, hash, hashes.indexOf(hash) + 1, after['name'], width, height, source]);
  }
  return [...added.values()];
}

import { Injectable } from '@nestjs/common';
import { ARTICLE_FIELD_NAMES, foldText, parseMinor, type TaxClass } from '@kp/commerce';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql, type Statement } from '@kp/platform/database';
import { REPLACE_TAGS } from '@kp/settings';
import { articleValues } from '../articles/article-columns';
import { CatalogChanges } from '../changes/catalog-changes';
import { taxClassesColumn } from '../persistence/tax-classes';
import { SET_STOCKS, TAKE_SLUGS } from '../products/product-batches.queries';
import { complianceValues, SAVE_COMPLIANCE, SAVE_WARNINGS } from '../compliance/compliance.queries';
import { complianceOf, isComplianceField, isWarningField } from '../compliance/compliance-columns';
import { SAVE_ATTRIBUTE_TEXTS } from '../attributes/attribute-texts';
import { attributeTextLanguage, attributeTextsOf } from './attribute-text-cells';
import { DOCUMENTS, documentsOf } from './document-cells';
import { changedFields, type PlannedProduct, wordsOf } from './plan-imported-product';
import { ImportedGroups } from './imported-groups';
import { pictureHashOf, PICTURES, picturesOf } from './picture-cells';
import { attributeOf, type KnownNames, translationOf } from './product-cells';
import { STAFF_TAGS } from './staff-tag-cells';
import { taxClassesByCountryIn } from './tax-class-cells';
import {
  ADD_PICTURES,
  ARRANGE_PICTURES,
  DESCRIBE_DOCUMENTS,
  FACT_COLUMNS,
  INSERT_PRODUCTS,
  REDIRECT_SLUGS,
  REMOVE_ATTRIBUTES,
  REMOVE_PICTURES,
  REMOVE_TRANSLATIONS,
  SAVE_ATTRIBUTES,
  SAVE_TRANSLATIONS,
  SHOW_FIRST_PICTURES,
  TEXT_COLUMNS,
  UPDATE_FACTS,
  UPDATE_TEXTS,
} from './product-import.queries';

interface WrittenProduct {
  id: number;
  plan: PlannedProduct;
  changed: readonly string[];
}

const TEXT_FIELDS = ['name', 'slug', 'description', 'keywords', 'category'];
const FACT_FIELDS = [
  'price',
  'compareAtPrice',
  'costPrice',
  'supplier',
  'imageUrl',
  'inStock',
  'featured',
  'status',
  'weightGrams',
  'taxClass',
  'taxClassByCountry',
  ...ARTICLE_FIELD_NAMES,
];

/** Writes planned products in statements whose number does not depend on how many they are. */
@Injectable()
export class ImportedProducts {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
    private readonly groups: ImportedGroups,
    private readonly audit: AuditLog,
  ) {}

  /** Of products that the running transaction has locked. @returns ids by row; without new products whose slug was taken meanwhile */
  async write(
    plans: readonly PlannedProduct[],
    known: KnownNames,
    actor: AuditActor,
  ): Promise<Map<number, number>> {
    const added = await this.insert(
      plans.filter(({ before }) => !before),
      known,
    );
    const existing = plans.flatMap((plan): WrittenProduct[] => {
      const changed = plan.before ? changedFields(plan) : [];
      return plan.before && changed.length > 0 ? [{ id: plan.before.id, plan, changed }] : [];
    });
    await this.update(UPDATE_TEXTS, existing, TEXT_FIELDS, (each) => textValues(each));
    await this.update(UPDATE_FACTS, existing, FACT_FIELDS, (each) => factValues(each, known));
    await this.moveSlugs(existing);
    const written = [...added, ...existing].sort((left, right) => left.id - right.id);
    await this.setStocks(written);
    await this.groups.save(written);
    await this.saveAttributes(written);
    await this.saveTranslations(written);
    await this.saveAttributeTexts(written);
    await this.savePictures(written);
    await this.saveCompliance(written);
    await this.saveDocuments(written);
    await this.saveStaffTags(written);
    await this.announce(written, known, actor);
    return new Map(written.map(({ id, plan }) => [plan.row.row, id]));
  }

  publish(): void {
    this.changes.publishBatches();
  }

  private async insert(plans: readonly PlannedProduct[], known: KnownNames): Promise<WrittenProduct[]> {
    if (plans.length === 0) return [];
    const rows = plans.map((plan) => [...textValues(plan), ...factValues(plan, known)]);
    const inserted = await this.sql.rows<{ id: number; slug: string }>(INSERT_PRODUCTS, columnsOf(rows));
    const bySlug = new Map(plans.map((plan) => [plan.after['slug'], plan]));
    await this.sql.run(TAKE_SLUGS, [inserted.map(({ slug }) => slug)]);
    return inserted.map(({ id, slug }) => {
      const plan = bySlug.get(slug)!;
      return { id, plan, changed: changedFields(plan) };
    });
  }

  private async update(
    statement: Statement,
    products: readonly WrittenProduct[],
    fields: readonly string[],
    valuesOf: (plan: PlannedProduct) => unknown[],
  ): Promise<void> {
    const different = products.filter(({ changed }) => changed.some((field) => fields.includes(field)));
    if (different.length === 0) return;
    await this.sql.run(statement, columnsOf(different.map(({ id, plan }) => [id, ...valuesOf(plan)])));
  }

  private async moveSlugs(products: readonly WrittenProduct[]): Promise<void> {
    const moved = products.filter(({ changed }) => changed.includes('slug'));
    if (moved.length === 0) return;
    await this.sql.run(TAKE_SLUGS, [moved.map(({ plan }) => plan.after['slug'])]);
    await this.sql.run(
      REDIRECT_SLUGS,
      columnsOf(moved.map(({ id, plan }) => [plan.before!.texts['slug'], id])),
    );
  }

  private async setStocks(products: readonly WrittenProduct[]): Promise<void> {
    const rows = products.flatMap(({ id, plan: { before, after } }) => {
      const [from, to] = [Number(before?.texts['stock'] ?? 0), Number(after['stock'] ?? 0)];
      return from === to ? [] : [[id, to, to - from]];
    });
    if (rows.length > 0) await this.sql.run(SET_STOCKS, columnsOf(rows));
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

  private async announce(
    products: readonly WrittenProduct[],
    known: KnownNames,
    actor: AuditActor,
  ): Promise<void> {
    await this.audit.recordAll(actor, products.map(auditedChange));
    if (products.length === 0) return;
    const categories = products.flatMap(({ plan: { before, after } }) =>
      [before?.texts['category'], after['category']].flatMap(
        (name) => known.categories.get(foldText(name ?? ''))?.id ?? [],
      ),
    );
    const isListingChanged = products.some(
      ({ plan, changed }) => !plan.before || changed.includes('category') || changed.includes('status'),
    );
    this.changes.recordBatch(
      products.map(({ id }) => id),
      [...new Set(categories)],
      isListingChanged,
    );
  }
}

const columnsOf = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  rows[0]!.map((_, index) => rows.map((row) => row[index]));

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

const amountOf = (text: string | undefined): number | null => (text ? parseMinor(text) : null);

/** In the order of `TEXT_COLUMNS`. */
function textValues({ after, category }: PlannedProduct): unknown[] {
  const values: Record<keyof typeof TEXT_COLUMNS, unknown> = {
    name: after['name'],
    slug: after['slug'],
    description: after['description'] ?? '',
    keywords: after['keywords'] ?? '',
    category_id: category!.id,
  };
  return Object.values(values);
}

/** In the order of `FACT_COLUMNS`, with the article's behind them. */
function factValues({ after }: PlannedProduct, { suppliers }: KnownNames): unknown[] {
  const values: Record<keyof typeof FACT_COLUMNS, unknown> = {
    price_minor: after['price'] === PRICE_ON_REQUEST ? null : amountOf(after['price']),
    compare_at_price_minor: amountOf(after['compareAtPrice']),
    cost_price_minor: amountOf(after['costPrice']),
    supplier_id: suppliers.get(foldText(after['supplier'] ?? ''))?.id ?? null,
    image_url: after['imageUrl'] || null,
    in_stock: after['inStock'] === 'true',
    featured: after['featured'] === 'true',
    status: after['status'],
    weight_grams: after['weightGrams'] ? Number(after['weightGrams']) : null,
    tax_classes: taxClassesColumn({
      taxClass: (after['taxClass'] as TaxClass) || null,
      taxClassByCountry: taxClassesByCountryIn(after['taxClassByCountry'] ?? ''),
    }),
  };
  return [...Object.values(values), ...articleValues(after)];
}

function auditedChange({ id, plan: { before, after }, changed }: WrittenProduct) {
  const pick = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map((field) => [field, texts[field] || null]));
  return {
    action: before ? 'product.updated' : 'product.created',
    subject: 'product',
    subjectId: id,
    before: before && pick(before.texts),
    after: pick(after),
  };
}

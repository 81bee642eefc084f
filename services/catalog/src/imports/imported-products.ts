import { Injectable } from '@nestjs/common';
import { ARTICLE_FIELD_NAMES, foldText } from '@kp/commerce';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql, type Statement } from '@kp/platform/database';
import { CatalogChanges } from '../changes/catalog-changes';
import { GroupMoves } from '../groups/group-moves';
import { SET_STOCKS, TAKE_SLUGS } from '../products/product-batches.queries';
import { ImportedContents, type WrittenProduct } from './imported-contents';
import { ImportedGroups } from './imported-groups';
import { changedFields, type PlannedProduct } from './plan-imported-product';
import type { KnownNames } from './product-cells';
import { INSERT_PRODUCTS, REDIRECT_SLUGS, UPDATE_FACTS, UPDATE_TEXTS } from './product-import.queries';
import { columnsOf, factValues, textValues } from './product-values';

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
    private readonly groupMoves: GroupMoves,
    private readonly contents: ImportedContents,
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
    await this.contents.save(written);
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
    const moved = products.filter(({ changed }) => changed.includes('category'));
    const followed = await this.groupMoves.follow(
      moved.map(({ id }) => id),
      actor,
    );
    const isListingChanged = products.some(
      ({ plan, changed }) => !plan.before || changed.includes('category') || changed.includes('status'),
    );
    this.changes.recordBatch(
      [...products.map(({ id }) => id), ...followed.productIds],
      [...new Set([...categories, ...followed.categoryIds])],
      isListingChanged,
    );
  }
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

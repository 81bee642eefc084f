import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { minorToDecimal, type ProductStatus, type TaxClasses } from '@kp/commerce';
import { type AuditActor, auditedBy, AuditLog } from '@kp/platform/audit';
import { Sql, type Statement } from '@kp/platform/database';
import { type BatchedAttribute, BatchedAttributes } from '../attributes/batched-attributes';
import { CatalogChanges } from '../changes/catalog-changes';
import { GroupMoves } from '../groups/group-moves';
import {
  LOCK_CATEGORIES,
  LOCK_PRODUCTS,
  READ_PRODUCTS,
  SET_CATEGORIES,
  SET_DELETIONS,
  SET_PRICES,
  SET_STATUSES,
  SET_STOCKS,
  SET_TAX_CLASSES,
  TAKE_SLUGS,
  USED_SLUGS,
} from './product-batches.queries';

/** What changes of many products read and write. */
export interface ProductState {
  id: number;
  name: string;
  slug: string;
  /** Null on request. */
  priceMinor: number | null;
  compareAtPriceMinor: number | null;
  /** Read only. */
  costPriceMinor: number | null;
  taxClasses: TaxClasses | null;
  categoryId: number;
  status: ProductStatus;
  stockQuantity: number;
  isDeleted: boolean;
  /** The one that was asked for; absent where the category lacks it. */
  attribute?: BatchedAttribute;
  version: number;
}

export interface ProductChange {
  before: ProductState;
  after: ProductState;
}

/** Changes many products at once, in statements whose number does not depend on how many they are. */
@Injectable()
export class ProductBatches {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
    private readonly attributes: BatchedAttributes,
    private readonly groups: GroupMoves,
  ) {}

  /** In the order of their ids, deleted ones included, with the value of an attribute that is named. */
  read(ids: readonly number[], attributeId?: number): Promise<ProductState[]> {
    return this.states(READ_PRODUCTS, ids, attributeId);
  }

  /** As `read`; nothing else changes them until the transaction ends. */
  lock(ids: readonly number[], attributeId?: number): Promise<ProductState[]> {
    return this.states(LOCK_PRODUCTS, ids, attributeId);
  }

  /** As `lock`, with the variants that follow them to another category. */
  async lockGroups(ids: readonly number[], attributeId?: number): Promise<ProductState[]> {
    return this.lock(await this.groups.withVariants(ids), attributeId);
  }

  /** How many variants besides these would follow them to the category. */
  countFollowers(ids: readonly number[], categoryId: number): Promise<number> {
    return this.groups.countFollowers(ids, categoryId);
  }

  /** Before the products are locked, because deleting a category locks it before its products. @returns those that exist */
  async lockCategories(ids: readonly number[]): Promise<Set<number>> {
    const rows = await this.sql.rows<{ id: number }>(LOCK_CATEGORIES, [[...new Set(ids)]]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Slugs that a deleted product cannot have back. */
  async usedSlugs(slugs: readonly string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ slug: string }>(USED_SLUGS, [slugs]);
    return new Set(rows.map(({ slug }) => slug));
  }

  /**
   * Of products that the running transaction has locked, with audit entries, stock movements and dropped responses.
   * @returns versions by product id
   */
  async write(changes: readonly ProductChange[], actor: AuditActor): Promise<Map<number, number>> {
    if (changes.length === 0) return new Map();
    const versions = new Map(changes.map(({ before }) => [before.id, before.version]));
    const restored = changes.filter(({ before, after }) => before.isDeleted && !after.isDeleted);
    await Promise.all([
      this.set(versions, SET_PRICES, changes, ({ priceMinor, compareAtPriceMinor }) => [
        priceMinor,
        compareAtPriceMinor,
      ]),
      this.set(versions, SET_TAX_CLASSES, changes, ({ taxClasses }) => [
        taxClasses && JSON.stringify(taxClasses),
      ]),
      this.set(versions, SET_CATEGORIES, changes, ({ categoryId }) => [categoryId]),
      this.set(versions, SET_STATUSES, changes, ({ status }) => [status]),
      this.set(versions, SET_STOCKS, changes, ({ stockQuantity }, before) => [
        stockQuantity,
        stockQuantity - before.stockQuantity,
      ]),
      this.attributes.write(attributesOf(changes)),
      this.set(versions, SET_DELETIONS, changes, ({ isDeleted }) => [isDeleted]),
      restored.length > 0 && this.sql.run(TAKE_SLUGS, [restored.map(({ after }) => after.slug)]),
      // Prepared while the database runs the statements before it.
      setImmediate().then(() => this.audit.recordAll(actor, changes.map(entryOf))),
    ]);
    const moved = changes.filter(({ before, after }) => before.categoryId !== after.categoryId);
    const followed = await this.groups.follow(
      moved.map(({ after }) => after.id),
      actor,
    );
    const ids = [...changes.map(({ after }) => after.id), ...followed.productIds];
    const categories = changes.flatMap(({ before, after }) => [before.categoryId, after.categoryId]);
    const touched = new Set([...categories, ...followed.categoryIds]);
    this.changes.recordBatch(ids, [...touched], changes.some(isListingChanged));
    return versions;
  }

  /** After the last of several writes: what they changed is in the shop at once. */
  publish(): void {
    this.changes.publishBatches();
  }

  private async states(
    statement: Statement,
    ids: readonly number[],
    attributeId: number | undefined,
  ): Promise<ProductState[]> {
    const products = await this.sql.rows<ProductState>(statement, [ids]);
    if (attributeId === undefined) return products;
    const attributes = await this.attributes.read(ids, attributeId);
    return products.map((product) => {
      const attribute = attributes.get(product.id);
      return attribute ? { ...product, attribute } : product;
    });
  }

  /** @param valuesOf the values of a product for the parameters behind its id; a product without a difference is left out */
  private async set(
    versions: Map<number, number>,
    statement: Statement,
    changes: readonly ProductChange[],
    valuesOf: (product: ProductState, before: ProductState) => unknown[],
  ): Promise<void> {
    const different = changes.flatMap(({ before, after }) => {
      const values = valuesOf(after, before);
      const old = valuesOf(before, before);
      return values.some((value, index) => value !== old[index]) ? [[after.id, ...values]] : [];
    });
    const [first] = different;
    if (!first) return;
    const columns = first.map((_, index) => different.map((row) => row[index]));
    const rows = await this.sql.rows<{ id: number; version: number }>(statement, columns);
    for (const { id, version } of rows) versions.set(id, version);
  }
}

const attributesOf = (changes: readonly ProductChange[]) =>
  new Map(
    changes.flatMap(({ before, after: { id, attribute } }) =>
      attribute && attribute.value !== before.attribute?.value ? [[id, attribute] as const] : [],
    ),
  );

const isListingChanged = ({ before, after }: ProductChange): boolean =>
  before.categoryId !== after.categoryId ||
  before.status !== after.status ||
  before.isDeleted !== after.isDeleted;

function entryOf({ before, after }: ProductChange) {
  const action = !after.isDeleted && before.isDeleted ? 'restored' : after.isDeleted ? 'deleted' : 'updated';
  return {
    action: `product.${action}`,
    subject: 'product',
    subjectId: after.id,
    before: before.isDeleted ? null : audited(before),
    after: after.isDeleted ? null : audited(after),
  };
}

const audited = auditedBy<ProductState>({
  name: true,
  slug: true,
  categoryId: true,
  status: true,
  stockQuantity: true,
  priceMinor: (minor) => ({ price: minor === null ? null : minorToDecimal(minor) }),
  compareAtPriceMinor: (minor) => ({ compareAtPrice: minor === null ? null : minorToDecimal(minor) }),
  taxClasses: (classes) => {
    const { '*': taxClass = null, ...taxClassByCountry } = classes ?? {};
    return { taxClass, taxClassByCountry };
  },
  attribute: (attribute) => (attribute ? { [attribute.name]: attribute.value } : {}),
  // Named or told by the entry itself, or never changed here.
  id: false,
  isDeleted: false,
  version: false,
  costPriceMinor: false,
});

import { Injectable } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions, violatesUnique } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { articleOf, articleValues } from '../articles/article-columns';
import { CatalogChanges } from '../changes/catalog-changes';
import {
  productChanged,
  productNotFound,
  productSkuTaken,
  productSlugTaken,
  productUnitsSold,
} from '../domain/catalog.errors';
import { GroupMoves } from '../groups/group-moves';
import type { EditedState, ProductInput } from '../domain/product-administration';
import { type TakenPicture, UploadedPictures } from '../media/uploaded-pictures';
import { taxClassesColumn } from '../persistence/tax-classes';
import type { AdminProductResponse } from '../http/admin-product.dto';
import { CatalogStock } from '../stock/catalog-stock';
import {
  ADMIN_PRODUCT,
  DELETE_PRODUCT,
  FREE_SLUG,
  INSERT_PRODUCT,
  LOCK_CATEGORY,
  LOCK_PRODUCT,
  LOCK_SUPPLIER,
  REDIRECT_SLUG,
  RESTORE_PRODUCT,
  TAKE_SLUG,
  UPDATE_PRODUCT,
} from './product-editing.queries';
import { LOCK_PRODUCTS } from './product-batches.queries';

type StoredProduct = Required<Omit<ProductInput, 'stockQuantity'>>;

const NEW_PRODUCT: Omit<StoredProduct, 'name' | 'slug' | 'priceMinor' | 'categoryId'> = {
  description: '',
  keywords: '',
  compareAtPriceMinor: null,
  costPriceMinor: null,
  supplierId: null,
  imageUrl: null,
  inStock: true,
  featured: false,
  status: 'active',
  weightGrams: null,
  taxClass: null,
  taxClassByCountry: {},
  ...articleOf(null),
};

interface NewProductParts {
  /** Uploaded before. */
  pictures?: readonly TakenPicture[];
  /** What else is saved with it, or not at all. */
  finish?: (id: number) => Promise<void>;
}

/** Each change commits with its stock movement, its audit entry and the invalidation of cached responses. */
@Injectable()
export class ProductEditing {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly stock: CatalogStock,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
    private readonly pictures: UploadedPictures,
    private readonly groups: GroupMoves,
  ) {}

  create(
    input: ProductInput,
    admin: Principal,
    { pictures = [], finish }: NewProductParts = {},
  ): Promise<AdminProductResponse> {
    return this.withUniqueNames(input.slug, async () => {
      const { stockQuantity = 0, ...given } = input;
      const product: StoredProduct = { ...NEW_PRODUCT, ...defined(given) };
      await this.checkReferences(product);
      checkTaxClasses(product, given);
      const { id } = (await this.sql.first<{ id: number }>(INSERT_PRODUCT, valuesOf(product)))!;
      await this.sql.run(TAKE_SLUG, [product.slug]);
      await this.stock.adjust(id, stockQuantity);
      if (pictures.length > 0) await this.pictures.attach(id, pictures);
      const created = await this.recorded('product.created', await this.read(id), null, admin);
      if (!finish) return created;
      await finish(id);
      return this.read(id);
    });
  }

  update(
    id: number,
    input: ProductInput,
    seen: EditedState,
    admin: Principal,
  ): Promise<AdminProductResponse> {
    return this.withUniqueNames(input.slug, async () => {
      const { stockQuantity, ...given } = input;
      await this.checkReferences(given);
      await this.lockForMove(id, given.categoryId);
      const before = await this.read(id);
      if (seen.version !== undefined && seen.version !== before.version) throw productChanged(before);
      const product: StoredProduct = { ...storedOf(before), ...defined(given) };
      if (product.priceMinor === null && given.compareAtPriceMinor === undefined)
        product.compareAtPriceMinor = null;
      checkCompareAtPrice(product);
      checkTaxClasses(product, given);
      await this.sql.run(UPDATE_PRODUCT, [...valuesOf(product), id]);
      if (product.slug !== before.slug) await this.moveSlug(id, before.slug, product.slug);
      await this.changeStock(before, stockQuantity, seen.stockQuantity);
      if (product.categoryId !== before.categoryId) {
        const followed = await this.groups.follow([id], admin);
        this.changes.record(followed.productIds, followed.categoryIds);
      }
      return this.recorded('product.updated', await this.read(id), before, admin);
    });
  }

  /** Soft: orders, invoices and the audit log keep naming it. */
  remove(id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      await this.lock(id);
      const before = await this.read(id);
      await this.sql.run(DELETE_PRODUCT, [id]);
      await this.audit.record(admin, entry('product.deleted', before, null));
      this.changes.record([id], [before.categoryId]);
    });
  }

  /** Idempotent: a product that is not deleted stays as it is. */
  restore(id: number, admin: Principal): Promise<AdminProductResponse> {
    return this.withUniqueNames(undefined, async () => {
      const found = await this.sql.first<{ isDeleted: boolean; categoryId: number }>(LOCK_PRODUCT, [id]);
      if (!found) throw productNotFound();
      if (!found.isDeleted) return this.read(id);
      await this.checkReferences({ categoryId: found.categoryId });
      await this.sql.run(RESTORE_PRODUCT, [id]);
      const product = await this.read(id);
      await this.sql.run(TAKE_SLUG, [product.slug]);
      return this.recorded('product.restored', product, null, admin);
    });
  }

  private async lock(id: number): Promise<void> {
    const found = await this.sql.first<{ isDeleted: boolean }>(LOCK_PRODUCT, [id]);
    if (!found || found.isDeleted) throw productNotFound();
  }

  /** With the variants that follow it to another category. */
  private async lockForMove(id: number, categoryId: number): Promise<void> {
    const isMoved = (await this.read(id)).categoryId !== categoryId;
    if (isMoved) await this.sql.run(LOCK_PRODUCTS, [await this.groups.withVariants([id])]);
    await this.lock(id);
  }

  private async read(id: number): Promise<AdminProductResponse> {
    const product = await this.sql.first<AdminProductResponse>(ADMIN_PRODUCT, [id]);
    if (!product) throw productNotFound();
    return product;
  }

  /** Before the product is locked, because deleting a category locks it before its products. */
  private async checkReferences(product: Pick<ProductInput, 'categoryId' | 'supplierId'>): Promise<void> {
    const { categoryId, supplierId } = product;
    if (!(await this.sql.first(LOCK_CATEGORY, [categoryId]))) {
      throw new InvalidInputError([{ field: 'categoryId', message: 'This category does not exist.' }]);
    }
    if (typeof supplierId === 'number' && !(await this.sql.first(LOCK_SUPPLIER, [supplierId]))) {
      throw new InvalidInputError([{ field: 'supplierId', message: 'This supplier does not exist.' }]);
    }
  }

  private async moveSlug(id: number, from: string, to: string): Promise<void> {
    await this.sql.run(TAKE_SLUG, [to]);
    await this.sql.run(REDIRECT_SLUG, [from, id]);
  }

  /** Compared with the quantity that the form showed, so that saving a form undoes no sale. */
  private async changeStock({ id, stockQuantity: now }: AdminProductResponse, to?: number, shown = now) {
    if (to === undefined) return;
    const change = to - shown;
    if (now + change < 0) throw productUnitsSold(now);
    await this.stock.adjust(id, change);
  }

  private async recorded(
    action: string,
    after: AdminProductResponse,
    before: AdminProductResponse | null,
    admin: Principal,
  ): Promise<AdminProductResponse> {
    await this.audit.record(admin, entry(action, before, after));
    const categories = new Set([after.categoryId, before?.categoryId ?? after.categoryId]);
    this.changes.record([after.id], [...categories]);
    return after;
  }

  /** @param slug undefined: the one that the violation names */
  private async withUniqueNames<T>(slug: string | undefined, work: () => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (violatesUnique(error, 'product_sku')) throw productSkuTaken();
      const taken = takenSlugOf(error);
      if (taken === undefined) throw error;
      const free = await this.sql.first<{ slug: string }>(FREE_SLUG, [slug ?? taken]);
      throw productSlugTaken(free!.slug);
    }
  }
}

function takenSlugOf(error: unknown): string | undefined {
  if (!violatesUnique(error, 'product_slug')) return undefined;
  const { detail = '' } = error as { detail?: string };
  return /\(slug\)=\(([^)]*)\)/.exec(detail)?.[1] ?? '';
}

function checkCompareAtPrice({ priceMinor, compareAtPriceMinor }: StoredProduct): void {
  if (compareAtPriceMinor === null) return;
  if (priceMinor !== null && compareAtPriceMinor > priceMinor) return;
  const message = 'The compare-at price must be above the price.';
  throw new InvalidInputError([{ field: 'compareAtPrice', message }]);
}

/** Countries are beside a class of its own for all others. */
function checkTaxClasses(
  { taxClass }: StoredProduct,
  { taxClassByCountry = {} }: Partial<ProductInput>,
): void {
  if (taxClass !== null || Object.keys(taxClassByCountry).length === 0) return;
  const message = 'Choose a tax class for all other countries too.';
  throw new InvalidInputError([{ field: 'taxClassByCountry', message }]);
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function storedOf(product: AdminProductResponse): StoredProduct {
  const { name, slug, description, categoryId, supplierId, imageUrl, featured, status, weightGrams } =
    product;
  const { price, compareAtPrice, costPrice, inStockSwitch: inStock, keywords } = product;
  const { taxClass, taxClassByCountry } = product;
  return {
    name,
    slug,
    description,
    categoryId,
    supplierId,
    imageUrl,
    inStock,
    featured,
    status,
    weightGrams,
    taxClass,
    taxClassByCountry,
    ...articleOf(product.article),
    keywords,
    priceMinor: price === null ? null : parseMinor(price),
    compareAtPriceMinor: compareAtPrice === null ? null : parseMinor(compareAtPrice),
    costPriceMinor: costPrice === null ? null : parseMinor(costPrice),
  };
}

/** In the order of the columns of `INSERT_PRODUCT`. */
function valuesOf(product: StoredProduct): unknown[] {
  const { name, slug, description, keywords, priceMinor, compareAtPriceMinor } = product;
  const { categoryId, supplierId, costPriceMinor, imageUrl, inStock, featured, status, weightGrams } =
    product;
  const prices = [priceMinor, compareAtPriceMinor, costPriceMinor];
  return [
    name,
    slug,
    description,
    keywords,
    ...prices,
    categoryId,
    supplierId,
    imageUrl,
    inStock,
    featured,
    status,
    weightGrams,
    taxClassesColumn(product),
    ...articleValues(product),
  ];
}

function entry(action: string, before: AdminProductResponse | null, after: AdminProductResponse | null) {
  const subjectId = (after ?? before)!.id;
  return { action, subject: 'product', subjectId, before: audited(before), after: audited(after) };
}

function audited(product: AdminProductResponse | null) {
  if (!product) return null;
  const {
    priceMinor: _price,
    compareAtPriceMinor: _before,
    costPriceMinor: _cost,
    ...fields
  } = storedOf(product);
  const { price, compareAtPrice, costPrice, stockQuantity } = product;
  return { ...fields, price, compareAtPrice, costPrice, stockQuantity };
}

import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Sql, Transactions, violatesUnique } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { CategoryMoving } from './category-moving';
import {
  categoryChanged,
  categoryHasChildren,
  categoryHasProducts,
  categoryNotFound,
  categoryOrderChanged,
  categorySlugTaken,
} from '../domain/catalog.errors';
import type { CategoryInput } from '../domain/category-administration';
import { taxClassesColumn } from '../persistence/tax-classes';
import type { AdminCategoryResponse } from '../http/categories.dto';
import {
  ADMIN_CATEGORIES,
  ADMIN_CATEGORY,
  ARRANGE_CATEGORIES,
  COUNT_CHILDREN,
  DELETE_CATEGORY,
  FREE_SLUG,
  INSERT_CATEGORY,
  LOCK_ALL_CATEGORIES,
  LOCK_CATEGORIES,
  LOCK_PRODUCTS_OF_CATEGORY,
  MOVE_PRODUCTS,
  MOVE_REDIRECTS,
  REDIRECT_SLUG,
  TAKE_SLUG,
  UPDATE_CATEGORY,
} from './category-editing.queries';

/** No category has this id. */
const NEW_CATEGORY = 0;

type StoredCategory = Required<CategoryInput>;

interface LockedProduct {
  id: number;
  isDeleted: boolean;
}

/** Each change commits with its audit entry and the invalidation of cached responses. */
@Injectable()
export class CategoryEditing {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
    private readonly moving: CategoryMoving,
  ) {}

  list(): Promise<AdminCategoryResponse[]> {
    return this.sql.rows<AdminCategoryResponse>(ADMIN_CATEGORIES);
  }

  create(input: CategoryInput, admin: Principal): Promise<AdminCategoryResponse> {
    return this.withUniqueSlug(input.slug, async () => {
      const { parentId = null } = input;
      if (parentId !== null) await this.moving.checkPlace({ id: NEW_CATEGORY, parentId, beforeId: null });
      const { description = '', imageUrl = null, showOnMainTop = true, showOnMainShop = true } = input;
      const { taxClass = null, taxClassByCountry = {} } = input;
      const flags = { showOnMainTop, showOnMainShop };
      const category = { ...input, description, imageUrl, ...flags, taxClass, taxClassByCountry, parentId };
      const { id } = (await this.sql.first<{ id: number }>(INSERT_CATEGORY, valuesOf(category)))!;
      await this.sql.run(TAKE_SLUG, [category.slug]);
      return this.recorded('category.created', null, await this.read(id), admin);
    });
  }

  /** @param version as it was read; undefined is not compared */
  update(
    id: number,
    input: CategoryInput,
    version: number | undefined,
    admin: Principal,
  ): Promise<AdminCategoryResponse> {
    return this.withUniqueSlug(input.slug, async () => {
      const { parentId } = input;
      if (parentId !== undefined) await this.moving.checkPlace({ id, parentId, beforeId: null });
      await this.lock([id]);
      const before = await this.read(id);
      if (version !== undefined && version !== before.version) throw categoryChanged(before);
      const category: StoredCategory = { ...storedOf(before), ...defined(input) };
      // A new name becomes part of what each product is found by.
      if (category.name !== before.name) await this.lockProducts(id);
      await this.sql.run(UPDATE_CATEGORY, [...valuesOf(category), id]);
      if (category.slug !== before.slug) {
        await this.sql.run(TAKE_SLUG, [category.slug]);
        await this.sql.run(REDIRECT_SLUG, [before.slug, id]);
      }
      return this.recorded('category.updated', before, await this.read(id), admin);
    });
  }

  /** @param targetId where its products and its URLs lead from then on */
  remove(id: number, targetId: number | undefined, admin: AuditActor): Promise<void> {
    return this.transactions.run(async () => {
      await this.lock(targetId === undefined ? [id] : [id, targetId], id);
      const before = await this.read(id);
      const { count: childCount } = (await this.sql.first<{ count: number }>(COUNT_CHILDREN, [id]))!;
      if (childCount > 0) throw categoryHasChildren(childCount);
      const products = await this.lockProducts(id);
      const productCount = products.filter(({ isDeleted }) => !isDeleted).length;
      if (targetId !== undefined) await this.moveTo(targetId, before);
      else if (productCount > 0) throw categoryHasProducts(productCount);
      await this.sql.run(DELETE_CATEGORY, [id]);
      const movedProductIds = targetId === undefined ? [] : products.map((product) => product.id);
      await this.audit.record(admin, {
        action: 'category.deleted',
        subject: 'category',
        subjectId: id,
        before: {
          ...storedOf(before),
          targetId: targetId ?? null,
          movedProductIds,
        },
        after: null,
      });
      this.changes.record([], targetId === undefined ? [id] : [id, targetId]);
    });
  }

  /** @param previousIds the order that the administrator saw: one that was changed since is not overwritten */
  arrange(ids: number[], previousIds: number[], admin: Principal): Promise<AdminCategoryResponse[]> {
    if (!isPermutation(ids, previousIds)) {
      throw new InvalidInputError([{ field: 'ids', message: 'It must name every category once.' }]);
    }
    return this.transactions.run(async () => {
      await this.sql.run(LOCK_ALL_CATEGORIES);
      const current = (await this.list()).map(({ id }) => id);
      if (current.join() !== previousIds.join()) throw categoryOrderChanged(current);
      await this.sql.run(ARRANGE_CATEGORIES, [ids]);
      await this.audit.record(admin, {
        action: 'category.arranged',
        subject: 'category',
        subjectId: 'order',
        before: { ids: current },
        after: { ids },
      });
      this.changes.record([], ids);
      return this.list();
    });
  }

  private async moveTo(targetId: number, { id, slug }: AdminCategoryResponse): Promise<void> {
    await this.sql.run(MOVE_PRODUCTS, [id, targetId]);
    await this.sql.run(MOVE_REDIRECTS, [id, targetId]);
    await this.sql.run(REDIRECT_SLUG, [slug, targetId]);
  }

  /** Before the products, as a product that is saved locks its category first. */
  private async lock(ids: number[], changedId = ids[0]): Promise<void> {
    const found = await this.sql.rows<{ id: number }>(LOCK_CATEGORIES, [ids]);
    if (!found.some(({ id }) => id === changedId)) throw categoryNotFound();
    if (found.length === ids.length) return;
    throw new InvalidInputError([{ field: 'target', message: 'Choose another category that exists.' }]);
  }

  private lockProducts(categoryId: number): Promise<LockedProduct[]> {
    return this.sql.rows<LockedProduct>(LOCK_PRODUCTS_OF_CATEGORY, [categoryId]);
  }

  private async read(id: number): Promise<AdminCategoryResponse> {
    const category = await this.sql.first<AdminCategoryResponse>(ADMIN_CATEGORY, [id]);
    if (!category) throw categoryNotFound();
    return category;
  }

  private async recorded(
    action: string,
    before: AdminCategoryResponse | null,
    after: AdminCategoryResponse,
    admin: Principal,
  ): Promise<AdminCategoryResponse> {
    await this.audit.record(admin, {
      action,
      subject: 'category',
      subjectId: after.id,
      before: before && storedOf(before),
      after: storedOf(after),
    });
    this.changes.record([], [after.id]);
    return after;
  }

  private async withUniqueSlug<T>(slug: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!violatesUnique(error, 'category_slug')) throw error;
      const free = await this.sql.first<{ slug: string }>(FREE_SLUG, [slug]);
      throw categorySlugTaken(free!.slug);
    }
  }
}

const isPermutation = (ids: number[], others: number[]): boolean =>
  new Set(ids).size === ids.length && [...ids].sort().join() === [...others].sort().join();

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function storedOf(category: AdminCategoryResponse): StoredCategory {
  const { name, slug, description, imageUrl, showOnMainTop, showOnMainShop } = category;
  const { taxClass, taxClassByCountry, parentId } = category;
  return {
    name,
    slug,
    description,
    imageUrl,
    showOnMainTop,
    showOnMainShop,
    taxClass,
    taxClassByCountry,
    parentId,
  };
}

/** In the order of the columns of `INSERT_CATEGORY`. */
function valuesOf(category: StoredCategory): unknown[] {
  const { name, slug, description, imageUrl, showOnMainTop, showOnMainShop } = category;
  const { taxClassByCountry, parentId } = category;
  // Countries that tax its goods otherwise are beside the class of all others.
  const taxClass = category.taxClass ?? (Object.keys(taxClassByCountry).length > 0 ? 'standard' : null);
  const classes = taxClassesColumn({ taxClass, taxClassByCountry });
  return [name, slug, description, imageUrl, showOnMainTop, showOnMainShop, classes, parentId];
}

import { Injectable } from '@nestjs/common';
import { foldText, SLUG_MAX_LENGTH, slugify } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import type { ImportRow } from '@kp/platform/imports';
import { CategoryEditing } from '../categories/category-editing';
import { categoryNameOf } from './category-names';
import { ImportChanges } from './import-changes';
import { Suppliers } from '../suppliers/suppliers';
import type { KnownNames } from './product-cells';

/** No row has it: of what a check takes as made. */
export const NOT_YET_CREATED = 2_147_483_647;

const FIELDS = ['category', 'supplier'] as const;

const FREE_SLUGS = prepared(
  'catalog.free-category-slugs',
  `SELECT free.slug FROM generate_series(1, 10000) AS n,
          concat($1::text, CASE WHEN n > 1 OR $2 THEN concat('-', n) END) AS free (slug)
    WHERE NOT EXISTS (SELECT FROM category c WHERE c.slug = free.slug AND c.deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM category_slug_redirect r WHERE r.slug = free.slug)
    ORDER BY n LIMIT 1`,
);
const SUFFIX_LENGTH = 10;

/** Categories and suppliers that a file names and the shop has not yet. */
@Injectable()
export class CreatedNames {
  constructor(
    private readonly sql: Sql,
    private readonly categories: CategoryEditing,
    private readonly suppliers: Suppliers,
    private readonly changes: ImportChanges,
  ) {}

  /** In the running transaction, of names that are not known. */
  async create(importId: number, field: string, name: string, admin: Principal): Promise<void> {
    if (field === 'supplier') await this.suppliers.create({ name }, admin);
    if (field !== 'category') return;
    const base = slugify(name).slice(0, SLUG_MAX_LENGTH - SUFFIX_LENGTH);
    // A name in other letters has no slug of its own.
    const free = await this.sql.first<{ slug: string }>(FREE_SLUGS, [base || 'category', base === '']);
    const category = { name, slug: free!.slug, showOnMainTop: false };
    await this.changes.addCategory(importId, await this.categories.create(category, admin));
  }
}

/** With those that are made before the rows are written, for a check. */
export function withCreatedNames(known: KnownNames, rows: readonly ImportRow[]): KnownNames {
  const categories = new Map(known.categories);
  const suppliers = new Map(known.suppliers);
  for (const { creates, cells, defaults } of rows) {
    for (const field of FIELDS) {
      const text = cells.get(field) || defaults?.get(field) || '';
      const name = field === 'category' ? categoryNameOf(text) : text;
      const key = foldText(name);
      if (!creates?.has(field) || key === '') continue;
      if (field === 'supplier' && !suppliers.has(key)) suppliers.set(key, { id: NOT_YET_CREATED, name });
      if (field === 'category' && !categories.has(key)) {
        const slug = slugify(name) || name;
        const category = { id: NOT_YET_CREATED, slug, name, attributes: [] };
        categories.set(key, category).set(slug, category);
      }
    }
  }
  return { categories, suppliers };
}

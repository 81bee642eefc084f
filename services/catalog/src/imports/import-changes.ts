import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { ImportChange, ImportedRow } from '@kp/platform/imports';

/** What an import did to one product. */
export interface WrittenChange {
  productId: number;
  row: number;
  isNew: boolean;
  /** Of the product after it: nothing else has changed it since while it is the same. */
  version: number;
  changes: ImportChange[];
}

/** Of product `p`. */
export const isOfImportSql = (importId: string): string =>
  `EXISTS (SELECT FROM product_import_change i WHERE i.import_id = ${importId} AND i.product_id = p.id)`;

const ADD = prepared(
  'catalog.import-add-changes',
  `INSERT INTO product_import_change (import_id, product_id, row, is_new, version, changes)
   SELECT $1, p.id, written.row, written.is_new, p.version, written.changes
     FROM unnest($2::int[], $3::int[], $4::boolean[], $5::jsonb[]) AS written (product_id, row, is_new, changes)
     JOIN product p ON p.id = written.product_id
   ON CONFLICT (import_id, product_id) DO NOTHING`,
);
const NEXT = prepared(
  'catalog.import-next-changes',
  `SELECT product_id AS "productId", row, is_new AS "isNew", version, changes FROM product_import_change
    WHERE import_id = $1 ORDER BY product_id LIMIT $2`,
);
const REMOVE = prepared(
  'catalog.import-remove-changes',
  'DELETE FROM product_import_change WHERE import_id = $1 AND product_id = ANY ($2::int[])',
);
const ADD_CATEGORY = prepared(
  'catalog.import-add-category',
  'INSERT INTO product_import_category (import_id, category_id, version) VALUES ($1, $2, $3)',
);
/** Locked in the order of their ids, as by everything that changes several. */
const TAKE_EMPTY_CATEGORIES = prepared(
  'catalog.import-take-empty-categories',
  `WITH made AS (DELETE FROM product_import_category WHERE import_id = $1 RETURNING category_id, version)
   SELECT c.id FROM category c JOIN made ON made.category_id = c.id AND made.version = c.version
    WHERE c.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM product p WHERE p.category_id = c.id AND p.deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM category inner_one WHERE inner_one.parent_id = c.id AND inner_one.deleted_at IS NULL)
    ORDER BY c.id FOR UPDATE OF c`,
);
const REMOVE_OLD = ['product_import_change', 'product_import_category'].map((table) =>
  prepared(
    `catalog.import-remove-old-${table}`,
    `DELETE FROM ${table} WHERE created_at < now() - make_interval(days => $1)`,
  ),
);

/** Which products and categories imports have brought, until they cannot be undone any longer. */
@Injectable()
export class ImportChanges {
  constructor(private readonly sql: Sql) {}

  async add(importId: number, results: readonly ImportedRow[]): Promise<void> {
    const written = results.filter(
      ({ outcome, subjectId }) => subjectId !== undefined && (outcome === 'created' || outcome === 'updated'),
    );
    if (written.length === 0) return;
    await this.sql.run(ADD, [
      importId,
      written.map(({ subjectId }) => subjectId),
      written.map(({ row }) => row),
      written.map(({ outcome }) => outcome === 'created'),
      written.map(({ changes }) => JSON.stringify(changes)),
    ]);
  }

  /** In the order of their products. */
  next(importId: number, limit: number): Promise<WrittenChange[]> {
    return this.sql.rows<WrittenChange>(NEXT, [importId, limit]);
  }

  async remove(importId: number, changes: readonly WrittenChange[]): Promise<void> {
    await this.sql.run(REMOVE, [importId, changes.map(({ productId }) => productId)]);
  }

  async addCategory(importId: number, { id, version }: { id: number; version: number }): Promise<void> {
    await this.sql.run(ADD_CATEGORY, [importId, id, version]);
  }

  /** Locks them. @returns categories that the import made, that are as it made them and have nothing in them */
  async takeEmptyCategories(importId: number): Promise<number[]> {
    const empty = await this.sql.rows<{ id: number }>(TAKE_EMPTY_CATEGORIES, [importId]);
    return empty.map(({ id }) => id);
  }

  async removeOlderThan(days: number): Promise<void> {
    for (const statement of REMOVE_OLD) await this.sql.run(statement, [days]);
  }
}

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
const REMOVE_OLD = prepared(
  'catalog.import-remove-old-changes',
  'DELETE FROM product_import_change WHERE created_at < now() - make_interval(days => $1)',
);

/** Which products imports have brought, until they cannot be undone any longer and nobody looks for them. */
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

  async removeOlderThan(days: number): Promise<void> {
    await this.sql.run(REMOVE_OLD, [days]);
  }
}

import { Injectable } from '@nestjs/common';
import { productCode } from '@kp/commerce';
import type { AuditActor } from '@kp/platform/audit';
import type { ImportRow } from '@kp/platform/imports';
import { CategoryEditing } from '../categories/category-editing';
import { ProductBatches } from '../products/product-batches';
import { ImportChanges, type WrittenChange } from './import-changes';
import { ProductImporter } from './product-importer';

const CHUNK_SIZE = 500;

interface UndoneCounts {
  restored: number;
  /** Something else has changed them since. */
  kept: number;
}

/**
 * Takes back what an import did to products that nothing else has changed since: new ones go, others are as before. Last go
 * the categories that it made and that are empty then.
 */
@Injectable()
export class UndoImport {
  constructor(
    private readonly changes: ImportChanges,
    private readonly products: ProductBatches,
    private readonly importer: ProductImporter,
    private readonly categories: CategoryEditing,
  ) {}

  /** In the running transaction. @returns null when nothing is left to undo */
  async undoSome(importId: number, actor: AuditActor): Promise<UndoneCounts | null> {
    const changes = await this.changes.next(importId, CHUNK_SIZE);
    if (changes.length === 0) {
      for (const id of await this.changes.takeEmptyCategories(importId))
        await this.categories.remove(id, undefined, actor);
      return null;
    }
    const states = await this.products.lock(changes.map(({ productId }) => productId));
    const current = new Map(states.map((state) => [state.id, state]));
    const own = changes.filter(({ productId, version }) => {
      const state = current.get(productId);
      return state !== undefined && !state.isDeleted && state.version === version;
    });
    const added = own.filter(({ isNew }) => isNew).map(({ productId }) => current.get(productId)!);
    const deletions = added.map((before) => ({ before, after: { ...before, isDeleted: true } }));
    await this.products.write(deletions, actor);
    const former = own.filter(({ isNew }) => !isNew).map(rowBefore);
    const results = former.length > 0 ? await this.importer.write(former, 'update', actor) : [];
    const failed = results.filter(({ outcome }) => outcome === 'failed').length;
    await this.changes.remove(importId, changes);
    return { restored: own.length - failed, kept: changes.length - own.length + failed };
  }

  publish(): void {
    this.products.publish();
    this.importer.publish();
  }
}

/** The row of a file that makes of the product what it was. */
function rowBefore({ productId, row, changes }: WrittenChange): ImportRow {
  const cells = changes.map(({ field, before }) => [field, before ?? ''] as const);
  return { row, cells: new Map([['code', productCode(productId)], ...cells]) };
}

import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { CatalogChanges } from './changes/catalog-changes';
import { productNotFound } from './domain/catalog.errors';
import { LOCK_PRODUCT, type LockedProduct } from './persistence/product.queries';

interface ContentChange<Content> {
  productId: number;
  principal: Principal;
  /** `product.<action>` in the audit log. */
  action: string;
  read: () => Promise<Content>;
  audited: (content: Content) => object;
}

/** Changes of what belongs to a product wait for each other, are audited and shown at once. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the content after `work` */
  run<Content>(
    { productId, principal, action, read, audited }: ContentChange<Content>,
    work: (content: Content, product: LockedProduct) => Promise<unknown>,
  ): Promise<Content> {
    return this.transactions.run(async () => {
      const product = await this.sql.first<LockedProduct>(LOCK_PRODUCT, [productId]);
      if (!product) throw productNotFound();
      const before = await read();
      await work(before, product);
      const after = await read();
      await this.audit.record(principal, {
        action: `product.${action}`,
        subject: 'product',
        subjectId: productId,
        before: audited(before),
        after: audited(after),
      });
      this.changes.record([productId], [product.categoryId]);
      return after;
    });
  }
}

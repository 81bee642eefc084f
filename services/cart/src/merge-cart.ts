import { Injectable } from '@nestjs/common';
import { CatalogReader, type ProductResponse } from '@kp/catalog';
import { allowedQuantity, MAX_LINE_QUANTITY, type ProductQuantity } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import { Transactions } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { CartService } from './cart.service';
import { asSellable, isOnSale } from './domain/cart-line';
import {
  type AdjustedLine,
  type AdjustmentReason,
  type MergedCart,
  notYetMerged,
  withMerged,
} from './domain/merged-units';
import { CartMergeRepository, CartRepository } from './persistence/cart.repository';

const RETENTION_DAYS = 30;
const DELETE_BATCH_SIZE = 1000;

@Injectable()
export class MergeCart {
  constructor(
    private readonly transactions: Transactions,
    private readonly cart: CartRepository,
    private readonly merges: CartMergeRepository,
    private readonly catalog: CatalogReader,
    private readonly carts: CartService,
  ) {}

  /** @param key Idempotency-Key; each unit is added once per key, so a retry may bring new lines */
  async execute(
    userId: number,
    items: readonly ProductQuantity[],
    { key, language }: { key: string | null; language: LanguageCode },
  ): Promise<MergedCart> {
    const adjusted = await this.transactions.run(async () => {
      if (key === null) return this.add(userId, notYetMerged(items, {}), language);
      const before = await this.merges.lock(userId, key);
      const added = notYetMerged(items, before.merged);
      if (added.length === 0) return before.adjusted;
      const lowered = await this.add(userId, added, language);
      await this.merges.save(userId, key, { merged: withMerged(before.merged, added), adjusted: lowered });
      return lowered;
    });
    return { lines: await this.carts.list(userId, language), adjusted };
  }

  private async add(
    userId: number,
    items: readonly ProductQuantity[],
    language: LanguageCode,
  ): Promise<AdjustedLine[]> {
    if (items.length === 0) return [];
    const ids = items.map((item) => item.productId);
    const products = await this.catalog.getProductsByIds(ids, language);
    const limited = items.map((item) => ({
      ...item,
      maxQuantity: maxQuantityOf(products.get(item.productId)),
      article: products.get(item.productId)?.article ?? null,
    }));
    const merged = await this.cart.merge(
      userId,
      limited.filter(({ maxQuantity }) => maxQuantity > 0),
    );
    const leftOut = limited.filter(({ maxQuantity }) => maxQuantity === 0);
    const kept = await this.cart.unitsOf(
      userId,
      leftOut.map(({ productId }) => productId),
    );
    return [
      ...merged.filter((line) => line.quantity !== line.requested),
      ...leftOut.map(({ productId, quantity: added }) => {
        const quantity = kept.get(productId) ?? 0;
        return { productId, requested: quantity + added, quantity };
      }),
    ].map((line) => ({ ...line, ...nameAndReason(products.get(line.productId), line) }));
  }
}

function maxQuantityOf(product: ProductResponse | undefined): number {
  if (!product) return 0;
  return allowedQuantity(MAX_LINE_QUANTITY, product.article, asSellable(product).stockQuantity);
}

function nameAndReason(
  product: ProductResponse | undefined,
  { quantity, requested }: Pick<AdjustedLine, 'quantity' | 'requested'>,
): Pick<AdjustedLine, 'name' | 'reason'> {
  // A draft and a product that does not exist answer alike.
  if (!product || !isOnSale(product)) return { name: '', reason: 'not-on-sale' };
  const shortage: AdjustmentReason = maxQuantityOf(product) === 0 ? 'sold-out' : 'short-stock';
  return { name: product.name, reason: quantity > requested ? 'quantity-rule' : shortage };
}

@Injectable()
export class DeleteOldCartMerges {
  constructor(private readonly merges: CartMergeRepository) {}

  @ScheduledJob('cart.purge-merges', '10 * * * *')
  async run(): Promise<void> {
    while ((await this.merges.deleteOlderThan(RETENTION_DAYS, DELETE_BATCH_SIZE)) === DELETE_BATCH_SIZE);
  }
}

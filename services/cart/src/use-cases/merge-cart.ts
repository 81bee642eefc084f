import { Injectable } from '@nestjs/common';
import { CatalogReader, type ProductResponse } from '@kp/catalog';
import { MAX_LINE_QUANTITY, type ProductQuantity } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { asSellable } from '../domain/cart-line';
import { type AdjustedLine, type MergedCart, notYetMerged, withMerged } from '../domain/cart-merge';
import { CartMergeRepository, CartRepository } from '../persistence/cart.repository';
import { CartLines } from './cart-lines';

/**
 * Puts a guest cart into the cart of the shopper who signed in: quantities add up, at most to what is in stock.
 * Under one Idempotency-Key every unit goes in once, so a call whose answer was lost can be repeated, also with
 * lines that were added to the guest cart meanwhile.
 */
@Injectable()
export class MergeCart {
  constructor(
    private readonly transactions: Transactions,
    private readonly cart: CartRepository,
    private readonly merges: CartMergeRepository,
    private readonly catalog: CatalogReader,
    private readonly lines: CartLines,
  ) {}

  async execute(userId: number, items: readonly ProductQuantity[], key: string | null): Promise<MergedCart> {
    const adjusted = await this.transactions.run(async () => {
      if (key === null) return this.add(userId, notYetMerged(items, {}));
      const before = await this.merges.lock(userId, key);
      const fresh = notYetMerged(items, before.merged);
      if (fresh.length === 0) return before.adjusted;
      const told = await this.add(userId, fresh);
      await this.merges.save(userId, key, { merged: withMerged(before.merged, fresh), adjusted: told });
      return told;
    });
    return { lines: await this.lines.list(userId), adjusted };
  }

  private async add(userId: number, items: readonly ProductQuantity[]): Promise<AdjustedLine[]> {
    if (items.length === 0) return [];
    const products = await this.catalog.getProductsByIds(items.map((item) => item.productId));
    const capped = items.map((item) => ({
      ...item,
      most: mostOf(products.get(item.productId)),
    }));
    const merged = await this.cart.merge(
      userId,
      capped.filter(({ most }) => most > 0),
    );
    const leftOut = capped.filter(({ most }) => most === 0);
    return [
      ...merged.filter((line) => line.quantity < line.requested),
      ...leftOut.map(({ productId, quantity }) => ({ productId, requested: quantity, quantity: 0 })),
    ].map((line) => ({ ...line, ...nameAndReason(products.get(line.productId)) }));
  }
}

/** Units that a line of this product may hold. */
function mostOf(product: ProductResponse | undefined): number {
  return product ? Math.min(asSellable(product).stockQuantity, MAX_LINE_QUANTITY) : 0;
}

function nameAndReason(product: ProductResponse | undefined): Pick<AdjustedLine, 'name' | 'reason'> {
  return { name: product?.name ?? '', reason: product?.status === 'active' ? 'short-stock' : 'not-on-sale' };
}

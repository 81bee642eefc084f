import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { asSellable, type CartItem, type CartLine } from '../domain/cart-line';
import { CartRepository } from '../persistence/cart.repository';

/** Reads carts: one query for the lines, one for all their products. */
@Injectable()
export class CartLines {
  constructor(
    private readonly cart: CartRepository,
    private readonly catalog: CatalogReader,
  ) {}

  /** The shopper's lines, oldest first. */
  async list(userId: number): Promise<CartLine[]> {
    return this.describe(await this.cart.list(userId));
  }

  /** The lines with their products; a deleted one stays in sight as discontinued, so that nothing vanishes silently. */
  async describe(items: readonly CartItem[]): Promise<CartLine[]> {
    if (items.length === 0) return [];
    const products = await this.catalog.getProductsEver(items.map((item) => item.productId));
    return items.flatMap((item) => {
      const product = products.get(item.productId);
      return product ? [{ ...item, product: asSellable(product) }] : [];
    });
  }
}

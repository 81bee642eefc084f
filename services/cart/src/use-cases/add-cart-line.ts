import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { MAX_LINE_QUANTITY, type ProductQuantity } from '@kp/commerce';
import { asSellable, type CartLine, isOnSale } from '../domain/cart-line';
import { productNotFound, shortStock } from '../domain/cart.errors';
import { CartRepository } from '../persistence/cart.repository';

@Injectable()
export class AddCartLine {
  constructor(
    private readonly cart: CartRepository,
    private readonly catalog: CatalogReader,
  ) {}

  /** @throws CartError CART.PRODUCT_NOT_FOUND, CART.SHORT_STOCK (nothing is stored) */
  async execute(userId: number, { productId, quantity }: ProductQuantity): Promise<CartLine> {
    const found = (await this.catalog.getProductsByIds([productId])).get(productId);
    if (!found || !isOnSale(found)) throw productNotFound();
    const product = asSellable(found);
    const most = Math.min(product.stockQuantity, MAX_LINE_QUANTITY);
    const item = await this.cart.add(userId, { productId, quantity, most });
    if (item) return { ...item, product };
    const inCart = (await this.cart.findByProduct(userId, productId))?.quantity ?? 0;
    throw shortStock(product, inCart + quantity);
  }
}

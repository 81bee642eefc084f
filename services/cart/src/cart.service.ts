import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { MAX_LINE_QUANTITY, type ProductQuantity } from '@kp/commerce';
import { asSellable, type CartItem, type CartLine, isOnSale } from './domain/cart-line';
import { lineNotFound, productNotFound, shortStock } from './domain/cart.errors';
import { CartRepository } from './persistence/cart.repository';

@Injectable()
export class CartService {
  constructor(
    private readonly cart: CartRepository,
    private readonly catalog: CatalogReader,
  ) {}

  async list(userId: number): Promise<CartLine[]> {
    return this.withProducts(await this.cart.list(userId));
  }

  /** @throws CartError CART.PRODUCT_NOT_FOUND, CART.SHORT_STOCK (nothing is stored) */
  async add(userId: number, { productId, quantity }: ProductQuantity): Promise<CartLine> {
    const found = (await this.catalog.getProductsByIds([productId])).get(productId);
    if (!found || !isOnSale(found)) throw productNotFound();
    const product = asSellable(found);
    const maxQuantity = Math.min(product.stockQuantity, MAX_LINE_QUANTITY);
    const item = await this.cart.add(userId, { productId, quantity, maxQuantity });
    if (item) return { ...item, product };
    const inCart = (await this.cart.findByProduct(userId, productId))?.quantity ?? 0;
    throw shortStock(product, inCart + quantity);
  }

  /** 0 or less removes the line. @throws CartError CART.LINE_NOT_FOUND, CART.SHORT_STOCK unless lowered */
  async setQuantity(userId: number, id: number, quantity: number): Promise<CartLine> {
    const item = await this.cart.findOwned(userId, id);
    const [line] = item ? await this.withProducts([item]) : [];
    if (!line) throw lineNotFound();
    if (quantity <= 0) {
      await this.cart.remove(userId, id);
      return { ...line, quantity: 0 };
    }
    if (quantity > line.quantity && quantity > line.product.stockQuantity)
      throw shortStock(line.product, quantity);
    const changed = await this.cart.setQuantity(userId, id, quantity);
    if (!changed) throw lineNotFound();
    return { ...line, quantity: changed.quantity };
  }

  async remove(userId: number, id: number): Promise<void> {
    if (!(await this.cart.remove(userId, id))) throw lineNotFound();
  }

  clear(userId: number): Promise<void> {
    return this.cart.clear(userId);
  }

  private async withProducts(items: readonly CartItem[]): Promise<CartLine[]> {
    if (items.length === 0) return [];
    const products = await this.catalog.getProductsIncludingDeleted(items.map((item) => item.productId));
    return items.flatMap((item) => {
      const product = products.get(item.productId);
      return product ? [{ ...item, product: asSellable(product) }] : [];
    });
  }
}

@Injectable()
export class RemoveOrderedProducts {
  constructor(private readonly cart: CartRepository) {}

  execute(userId: number, productIds: readonly number[]): Promise<void> {
    return this.cart.removeProducts(userId, productIds);
  }
}

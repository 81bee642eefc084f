import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import { isPriceOnRequest, MAX_LINE_QUANTITY, type ProductQuantity } from '@kp/commerce';
import { quantityProblem } from '@kp/commerce/quantity-problem';
import type { LanguageCode } from '@kp/i18n/languages';
import { asSellable, type CartLine, type ChangeScope, isOnSale, sellableLine } from './domain/cart-line';
import {
  lineNotFound,
  priceOnRequest,
  productNotFound,
  quantityRefused,
  shortStock,
} from './domain/cart.errors';
import { CartRepository } from './persistence/cart.repository';

/** The line that changed, or with the scope `cart` all lines. */
type ChangeAnswer = CartLine | CartLine[];

@Injectable()
export class CartService {
  constructor(
    private readonly cart: CartRepository,
    private readonly catalog: CatalogReader,
  ) {}

  async list(userId: number, language: LanguageCode): Promise<CartLine[]> {
    return this.shown(await this.cart.list(userId), language);
  }

  /** @throws CartError CART.PRODUCT_NOT_FOUND, CART.PRICE_ON_REQUEST, CART.SHORT_STOCK, CART.QUANTITY_NOT_ALLOWED (nothing is stored) */
  async add(
    userId: number,
    { productId, quantity }: ProductQuantity,
    scope: ChangeScope,
    language: LanguageCode,
  ): Promise<ChangeAnswer> {
    const found = (await this.catalog.getProductsByIds([productId], language)).get(productId);
    if (!found || !isOnSale(found)) throw productNotFound();
    if (isPriceOnRequest(found)) throw priceOnRequest(found);
    const product = asSellable(found);
    const maxQuantity = Math.min(product.stockQuantity, MAX_LINE_QUANTITY);
    const changed = await this.cart.add(
      userId,
      { productId, quantity, maxQuantity, article: product.article },
      scope,
    );
    if (changed) return scope === 'cart' ? this.shown(changed.lines, language) : { ...changed.item, product };
    const inCart = (await this.cart.findByProduct(userId, productId))?.quantity ?? 0;
    const problem = quantityProblem(product, inCart + quantity);
    if (problem && inCart + quantity <= product.stockQuantity) throw quantityRefused(problem);
    throw shortStock(product, inCart + quantity);
  }

  /** 0 or less removes the line. @throws CartError CART.LINE_NOT_FOUND, CART.SHORT_STOCK unless lowered, CART.QUANTITY_NOT_ALLOWED */
  async setQuantity(
    userId: number,
    { id, quantity }: { id: number; quantity: number },
    scope: ChangeScope,
    language: LanguageCode,
  ): Promise<ChangeAnswer> {
    const found = await this.cart.findOwned(userId, id);
    if (!found) throw lineNotFound();
    const [line] = (await this.shown([found], language)) as [CartLine];
    if (quantity <= 0) {
      const lines = await this.remove(userId, id, scope, language);
      return scope === 'cart' ? lines : { ...line, quantity: 0 };
    }
    if (quantity > line.quantity && quantity > line.product.stockQuantity)
      throw shortStock(line.product, quantity);
    const problem = quantityProblem(line.product, quantity);
    if (problem) throw quantityRefused(problem);
    const changed = await this.cart.setQuantity(userId, id, quantity, scope);
    if (!changed) throw lineNotFound();
    return scope === 'cart'
      ? this.shown(changed.lines, language)
      : { ...line, quantity: changed.item.quantity };
  }

  /** @returns the remaining lines with the scope `cart`, else none */
  async remove(userId: number, id: number, scope: ChangeScope, language: LanguageCode): Promise<CartLine[]> {
    const changed = await this.cart.remove(userId, id, scope);
    if (!changed) throw lineNotFound();
    return this.shown(
      changed.lines.filter((line) => line.id !== id),
      language,
    );
  }

  clear(userId: number): Promise<void> {
    return this.cart.clear(userId);
  }

  private async shown(lines: readonly CartLine[], language: LanguageCode): Promise<CartLine[]> {
    const products = await this.catalog.translate(
      lines.map(({ product }) => product),
      language,
    );
    return lines.map((line, position) => sellableLine({ ...line, product: products[position]! }));
  }
}

@Injectable()
export class RemoveOrderedProducts {
  constructor(private readonly cart: CartRepository) {}

  execute(userId: number, productIds: readonly number[]): Promise<void> {
    return this.cart.removeProducts(userId, productIds);
  }
}

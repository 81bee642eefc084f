import { Injectable } from '@nestjs/common';
import type { CartLine } from '../domain/cart-line';
import { lineNotFound, shortStock } from '../domain/cart.errors';
import { CartRepository } from '../persistence/cart.repository';
import { CartLines } from './cart-lines';

@Injectable()
export class SetCartLineQuantity {
  constructor(
    private readonly cart: CartRepository,
    private readonly lines: CartLines,
  ) {}

  /**
   * Sets the units of a line; 0 or less removes it. Taking fewer is always possible, also when the stock fell below.
   * @throws CartError CART.LINE_NOT_FOUND, CART.SHORT_STOCK
   */
  async execute(userId: number, id: number, quantity: number): Promise<CartLine> {
    const item = await this.cart.findOwned(userId, id);
    const [line] = item ? await this.lines.describe([item]) : [];
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
}

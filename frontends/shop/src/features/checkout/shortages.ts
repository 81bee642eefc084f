import type { ReviewedLine } from '../cart/cart-review';
import type { Shortage } from './order-failure';

/** The lines of which fewer can be sold than are in the cart. */
export function shortagesOf(lines: readonly ReviewedLine[]): Shortage[] {
  return lines
    .filter(({ issue }) => issue !== null)
    .map(({ line, product, left = 0 }) => ({
      productId: product.id,
      name: product.name,
      requested: line.quantity,
      left,
    }));
}

import type { StockLine } from './stock.types';

/** The largest number PostgreSQL's integer holds: more than any stock, so a larger sum is refused all the same. */
const LARGEST_QUANTITY = 2_147_483_647;

/**
 * One entry per product, in the order of the ids, as two parallel lists.
 * @throws RangeError when a quantity is not a whole number above zero
 */
export function sumPerProduct(lines: readonly StockLine[]): { ids: number[]; quantities: number[] } {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) {
      throw new RangeError(`Not a quantity: ${quantity} of product ${productId}.`);
    }
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort((left, right) => left - right);
  return { ids, quantities: ids.map((id) => Math.min(sums.get(id) as number, LARGEST_QUANTITY)) };
}

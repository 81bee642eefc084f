import { isSellable } from '@kp/commerce';
import type { CartLine, CartProduct } from '@kp/client';

/** Why a line cannot be ordered as it stands. */
type LineIssue = 'unavailable' | 'outOfStock' | 'short';

/** A line of the cart beside what the catalogue says of its product now. */
export interface ReviewedLine {
  readonly line: CartLine;
  readonly product: CartProduct;
  readonly issue: LineIssue | null;
  /** Units that can be sold now; unknown for a stored line that could not be looked up. */
  readonly left: number | undefined;
}

/** Products by id as they are now; null for one that is no longer in the catalogue. */
type CurrentProducts = Readonly<Record<number, CartProduct | null>>;

/** Compares each line with the product of today. A product that was not asked for, or not answered, stays as it is. */
export function reviewLines(lines: readonly CartLine[], current: CurrentProducts = {}): ReviewedLine[] {
  return lines.map((line) => {
    const known = current[line.productId];
    if (known === null) return { line, product: line.product, issue: 'unavailable', left: 0 };
    const product = known ?? line.product;
    if (!isInRange(product)) return { line, product, issue: 'unavailable', left: 0 };
    return { line, product, ...stockOf(product, line.quantity) };
  });
}

/** Whether every line can be ordered as it stands. */
export function isOrderable(lines: readonly ReviewedLine[]): boolean {
  return lines.length > 0 && lines.every(({ issue }) => issue === null);
}

/** A stored line that says nothing about it is left to the shop to check. */
function isInRange({ status = 'active' }: CartProduct): boolean {
  return status === 'active';
}

function stockOf(product: CartProduct, quantity: number): Pick<ReviewedLine, 'issue' | 'left'> {
  const { stockQuantity: left, inStock = true } = product;
  if (left === undefined) return { issue: inStock ? null : 'outOfStock', left };
  if (!isSellable({ inStock, stockQuantity: left })) return { issue: 'outOfStock', left: 0 };
  return { issue: quantity > left ? 'short' : null, left };
}

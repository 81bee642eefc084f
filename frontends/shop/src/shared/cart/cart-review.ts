import {
  allowedQuantity,
  isAllowedQuantity,
  isPriceOnRequest,
  isSellable,
  MAX_LINE_QUANTITY,
} from '@kp/commerce';
import type { CartLine, CartProduct } from '@kp/client';

type LineIssue = 'unavailable' | 'onRequest' | 'outOfStock' | 'short' | 'quantity';

export interface ReviewedLine {
  readonly line: CartLine;
  readonly product: CartProduct;
  readonly issue: LineIssue | null;
  /** Units that can be sold now; undefined for a stored line that could not be looked up. */
  readonly left: number | undefined;
}

/** Current products by id; null for one that is no longer in the catalogue. */
type CurrentProducts = Readonly<Record<number, CartProduct | null>>;

/** A product missing from `current` keeps its stored values. */
export function reviewLines(lines: readonly CartLine[], current: CurrentProducts = {}): ReviewedLine[] {
  return lines.map((line) => {
    const known = current[line.productId];
    if (known === null) return { line, product: line.product, issue: 'unavailable', left: 0 };
    const product = known ?? line.product;
    if (!isInRange(product)) return { line, product, issue: 'unavailable', left: 0 };
    if (isPriceOnRequest(product)) return { line, product, issue: 'onRequest', left: line.quantity };
    return { line, product, ...stockOf(product, line.quantity) };
  });
}

export function isOrderable(lines: readonly ReviewedLine[]): boolean {
  return lines.length > 0 && lines.every(({ issue }) => issue === null);
}

/** Lines stored without a status count as active: the server checks every order. */
function isInRange({ status = 'active' }: CartProduct): boolean {
  return status === 'active';
}

function stockOf(product: CartProduct, quantity: number): Pick<ReviewedLine, 'issue' | 'left'> {
  const { stockQuantity, inStock = true, article } = product;
  // What the stock has beyond the last multiple cannot be ordered.
  const left = stockQuantity && allowedQuantity(MAX_LINE_QUANTITY, article, stockQuantity);
  if (left === undefined) return { issue: inStock ? null : 'outOfStock', left };
  if (!isSellable({ inStock, stockQuantity: left })) return { issue: 'outOfStock', left: 0 };
  if (quantity > left) return { issue: 'short', left };
  return { issue: isAllowedQuantity(quantity, article) ? null : 'quantity', left };
}

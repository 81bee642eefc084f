/** The most pieces of one product in a cart or order. */
export const MAX_LINE_QUANTITY = 9_999;

export interface ProductQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** A whole number of pieces that a line can hold. */
export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
}

/** What of a wished quantity can be sold: a whole number, at least 0, at most the stock. */
export function capQuantity(wished: number, stockQuantity: number): number {
  return Math.max(0, Math.min(Math.floor(wished), stockQuantity, MAX_LINE_QUANTITY));
}

/** The number on the cart badge: pieces, not lines. */
export function totalQuantity(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** One entry per product with the quantities added up, in ascending order of product id. */
export function sumByProduct(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((left, right) => left.productId - right.productId);
}

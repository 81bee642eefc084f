export const MAX_LINE_QUANTITY = 9_999;

export interface ProductQuantity {
  readonly productId: number;
  readonly quantity: number;
}

export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
}

export function capQuantity(requested: number, stockQuantity: number): number {
  return Math.max(0, Math.min(Math.floor(requested), stockQuantity, MAX_LINE_QUANTITY));
}

export function totalQuantity(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** One entry per product, in ascending order of product id. */
export function sumByProduct(lines: readonly ProductQuantity[]): ProductQuantity[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((left, right) => left.productId - right.productId);
}

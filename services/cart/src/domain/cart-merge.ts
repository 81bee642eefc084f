import { type ProductQuantity, sumByProduct } from '@kp/commerce';
import type { CartLine } from './cart-line';

/** Why a merged line holds less than both carts together. */
export type AdjustmentReason = 'short-stock' | 'not-on-sale';

/** A line whose quantity was lowered, or that was left out (quantity 0). */
export interface AdjustedLine {
  productId: number;
  name: string;
  requested: number;
  quantity: number;
  reason: AdjustmentReason;
}

export interface MergedCart {
  lines: CartLine[];
  adjusted: AdjustedLine[];
}

/** Units per product id that went into the cart under one Idempotency-Key. */
export type MergedUnits = Record<string, number>;

/** What of `items` was not merged under the same key before: repeating a call adds nothing. */
export function notYetMerged(items: readonly ProductQuantity[], merged: MergedUnits): ProductQuantity[] {
  return sumByProduct(items)
    .map(({ productId, quantity }) => ({ productId, quantity: quantity - (merged[productId] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The units merged under the key once `added` went in as well. */
export function withMerged(merged: MergedUnits, added: readonly ProductQuantity[]): MergedUnits {
  const sums = added.map(({ productId, quantity }) => [productId, (merged[productId] ?? 0) + quantity]);
  return { ...merged, ...Object.fromEntries(sums) };
}

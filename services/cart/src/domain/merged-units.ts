import { type ProductQuantity, sumByProduct } from '@kp/commerce';
import type { CartLine } from './cart-line';

export type AdjustmentReason = 'short-stock' | 'sold-out' | 'not-on-sale' | 'quantity-rule';

export interface AdjustedLine {
  productId: number;
  /** Empty for what customers may not see. */
  name: string;
  requested: number;
  quantity: number;
  reason: AdjustmentReason;
}

export interface MergedCart {
  lines: CartLine[];
  adjusted: AdjustedLine[];
}

export type MergedUnits = Record<string, number>;

export function notYetMerged(items: readonly ProductQuantity[], merged: MergedUnits): ProductQuantity[] {
  return sumByProduct(items)
    .map(({ productId, quantity }) => ({ productId, quantity: quantity - (merged[productId] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function withMerged(merged: MergedUnits, added: readonly ProductQuantity[]): MergedUnits {
  const sums = added.map(({ productId, quantity }) => [productId, (merged[productId] ?? 0) + quantity]);
  return { ...merged, ...Object.fromEntries(sums) };
}

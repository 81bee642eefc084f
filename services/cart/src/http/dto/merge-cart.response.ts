import type { MergedCart } from '../../domain/cart-merge';
import { CartLineResponse } from './cart-line.response';

/** A line whose quantity is less than both carts together. */
export class AdjustedCartLineResponse {
  productId: number;
  /** Empty when the product is not known any more. */
  name: string;
  /** Units of both carts together. */
  requested: number;
  /** Units in the cart now. */
  quantity: number;
  reason: 'short-stock' | 'not-on-sale';
}

export class MergeCartResponse {
  /** The whole cart after the merge. */
  lines: CartLineResponse[];
  /** What the shopper should be told about. */
  adjusted: AdjustedCartLineResponse[];

  static from({ lines, adjusted }: MergedCart): MergeCartResponse {
    return { lines: lines.map((line) => CartLineResponse.from(line)), adjusted };
  }
}

import { IsWhole, ListOf } from '@kp/platform/http';
import type { ProductResponse } from '@kp/catalog';
import { MAX_LINE_QUANTITY } from '@kp/commerce';
import { Type } from 'class-transformer';
import { IsInt, Max } from 'class-validator';
import type { CartLine } from '../domain/cart-line';
import type { MergedCart } from '../domain/merged-units';

export class AddCartLineRequest {
  @IsWhole(1, 2_147_483_647)
  productId: number;

  /** Units to add to what is in the cart already. */
  @IsWhole(1, MAX_LINE_QUANTITY)
  quantity: number;
}

export class CartLineIdRequest {
  /** Id of a line of the customer's cart. */
  @IsWhole(1, 2_147_483_647)
  @Type(() => Number)
  itemId: number;
}

export class SetCartLineQuantityRequest {
  /** The new number of units; 0 or less removes the line. */
  @Max(MAX_LINE_QUANTITY)
  @IsInt()
  quantity: number;
}

export class MergeCartRequest {
  @ListOf(() => AddCartLineRequest, { max: 200 })
  items: AddCartLineRequest[];
}

export class CartLineResponse {
  id: number;
  userId: number;
  productId: number;
  /** Units; 0 when this call removed the line. */
  quantity: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The product today. What is no longer on sale is out of stock with 0 units. */
  product: ProductResponse;

  static from(line: CartLine): CartLineResponse {
    return { ...line, createdAt: line.createdAt.toISOString() };
  }

  static ofChange(changed: CartLine | CartLine[]): CartLineResponse | CartLineResponse[] {
    return Array.isArray(changed)
      ? changed.map((line) => CartLineResponse.from(line))
      : CartLineResponse.from(changed);
  }
}

export class AdjustedCartLineResponse {
  productId: number;
  /** Empty for `not-on-sale`: drafts have no name for customers. */
  name: string;
  /** Units of both carts together. */
  requested: number;
  /** Units in the cart now. */
  quantity: number;
  /** `sold-out`: units that were in the cart before stay; `quantity-rule`: raised to what can be ordered. */
  reason: 'short-stock' | 'sold-out' | 'not-on-sale' | 'quantity-rule';
}

export class MergeCartResponse {
  /** The whole cart after the merge. */
  lines: CartLineResponse[];
  /** What changed, to show to the customer. */
  adjusted: AdjustedCartLineResponse[];

  static from({ lines, adjusted }: MergedCart): MergeCartResponse {
    return { lines: lines.map((line) => CartLineResponse.from(line)), adjusted };
  }
}

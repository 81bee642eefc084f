import type { ProductResponse } from '@kp/api-client/shop';

/** Whether at least one unit can be bought now. */
export function isSellable({ inStock, stockQuantity }: ProductResponse): boolean {
  return inStock && stockQuantity > 0;
}

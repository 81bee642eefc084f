import type { ProductResponse } from '@kp/catalog';
import { isSellable } from '@kp/commerce';

/** A line of the cart with the product as it is now. */
export interface CartLine {
  id: number;
  userId: number;
  productId: number;
  quantity: number;
  createdAt: Date;
  product: ProductResponse;
}

/** A product that can be put into a cart at all, whether or not any unit is left. */
export function isOnSale(product: ProductResponse): boolean {
  return product.status === 'active';
}

/** The product as a cart shows it: what is not on sale any more stays visible, with nothing left of it. */
export function asSellable(product: ProductResponse): ProductResponse {
  return isSellable(product) ? product : { ...product, inStock: false, stockQuantity: 0 };
}

import { DomainError } from '@kp/platform/http';

export type CartErrorCode = 'CART.LINE_NOT_FOUND' | 'CART.PRODUCT_NOT_FOUND' | 'CART.SHORT_STOCK';

const STATUS: Record<CartErrorCode, number> = {
  'CART.LINE_NOT_FOUND': 404,
  'CART.PRODUCT_NOT_FOUND': 404,
  'CART.SHORT_STOCK': 409,
};

/** An outcome of the cart that the shopper is told about. */
export class CartError extends DomainError {
  constructor(code: CartErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

/** The same answer for a line that never was and for one in somebody else's cart. */
export function lineNotFound(): CartError {
  return new CartError('CART.LINE_NOT_FOUND', 'This line is no longer in your cart.');
}

/** The same answer for a product that never was and for one that is not on sale. */
export function productNotFound(): CartError {
  return new CartError('CART.PRODUCT_NOT_FOUND', 'Product not found');
}

/** More units were asked for than can be sold; details name the product, what was asked for and what is left. */
export function shortStock(
  product: { id: number; name: string; stockQuantity: number },
  requested: number,
): CartError {
  const left = product.stockQuantity;
  const message =
    left === 0 ? `${product.name} is out of stock.` : `Only ${left} of ${product.name} left in stock.`;
  const items = [{ productId: product.id, name: product.name, requested, left }];
  return new CartError('CART.SHORT_STOCK', message, { items });
}

import { quantityMessage, type QuantityProblem } from '@kp/commerce/quantity-problem';
import { DomainError } from '@kp/platform/http';

const STATUS = {
  'CART.LINE_NOT_FOUND': 404,
  'CART.PRODUCT_NOT_FOUND': 404,
  'CART.SHORT_STOCK': 409,
  'CART.QUANTITY_NOT_ALLOWED': 422,
  'CART.PRICE_ON_REQUEST': 422,
} satisfies Record<string, number>;

export type CartErrorCode = keyof typeof STATUS;

export class CartError extends DomainError {
  constructor(code: CartErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

/** The same for a line of another user, so that ids reveal nothing. */
export function lineNotFound(): CartError {
  return new CartError('CART.LINE_NOT_FOUND', 'This item is no longer in your cart.');
}

export function productNotFound(): CartError {
  return new CartError('CART.PRODUCT_NOT_FOUND', 'Product not found');
}

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

/** Sold by a quote. */
export function priceOnRequest({ name }: { name: string }): CartError {
  return new CartError('CART.PRICE_ON_REQUEST', `The price of ${name} is on request. Ask for a quote.`, {
    name,
  });
}

/** Details: the rule and the nearest quantities. */
export function quantityRefused(problem: QuantityProblem): CartError {
  return new CartError('CART.QUANTITY_NOT_ALLOWED', quantityMessage(problem), problem);
}

import { quantityMessage, type QuantityProblem } from '@kp/commerce/quantity-problem';
import { DomainError, refusalsOf } from '@kp/platform/http';

export class CartError extends DomainError {}

const refusal = refusalsOf(CartError);

/** The same for a line of another user, so that ids reveal nothing. */
export const lineNotFound = refusal('CART.LINE_NOT_FOUND', 404, 'This item is no longer in your cart.');
export const productNotFound = refusal('CART.PRODUCT_NOT_FOUND', 404, 'Product not found');

export function shortStock(
  product: { id: number; name: string; stockQuantity: number },
  requested: number,
): CartError {
  const left = product.stockQuantity;
  const message =
    left === 0 ? `${product.name} is out of stock.` : `Only ${left} of ${product.name} left in stock.`;
  const items = [{ productId: product.id, name: product.name, requested, left }];
  return new CartError('CART.SHORT_STOCK', 409, message, { items });
}

/** Sold by a quote. */
export function priceOnRequest({ name }: { name: string }): CartError {
  return new CartError('CART.PRICE_ON_REQUEST', 422, `The price of ${name} is on request. Ask for a quote.`, {
    name,
  });
}

/** Details: the rule and the nearest quantities. */
export function quantityRefused(problem: QuantityProblem): CartError {
  return new CartError('CART.QUANTITY_NOT_ALLOWED', 422, quantityMessage(problem), problem);
}

import type { ProductResponse } from '@kp/catalog';
import type { CartLine } from '../../domain/cart-line';

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
}

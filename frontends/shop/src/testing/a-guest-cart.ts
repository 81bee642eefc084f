import type { CartLine } from '@kp/client';
import type { ProductResponse } from '@kp/api-client/shop';

/** A guest's line as the browser stores it. */
export function aGuestLine(product: ProductResponse, quantity = 1): CartLine {
  return {
    id: 1_760_000_000_000 + product.id,
    userId: 0,
    productId: product.id,
    quantity,
    createdAt: '2026-03-01T10:00:00.000Z',
    product,
  };
}

import type { ProductResponse } from '@kp/api-client/shop';
import { aProduct, listOf, type FakeNetwork, type NetworkCall } from '@kp/testing/browser';

/** So many products: "Product 1", "Product 2" … */
export function aRange(count: number): ProductResponse[] {
  return Array.from({ length: count }, (_, place) =>
    aProduct({ id: place + 1, name: `Product ${place + 1}`, slug: `product-${place + 1}` }),
  );
}

/** Answers the list as the shop does: the part that was asked for, and how many match. */
export function sellRange(network: FakeNetwork, products: readonly ProductResponse[]): void {
  network.on('GET /api/products', ({ query }: NetworkCall) => {
    const offset = Number(query.offset);
    return listOf(products.slice(offset, offset + Number(query.limit)), products.length);
  });
}

import type { ProductResponse } from '@kp/api-client/shop';
import { aProduct, listOf, type FakeNetwork, type NetworkCall } from '@kp/testing/browser';

export function aRange(count: number): ProductResponse[] {
  return Array.from({ length: count }, (_, index) =>
    aProduct({ id: index + 1, name: `Product ${index + 1}`, slug: `product-${index + 1}` }),
  );
}

export function mockProductList(network: FakeNetwork, products: readonly ProductResponse[]): void {
  network.on('GET /api/products', ({ query }: NetworkCall) => {
    const offset = Number(query.offset);
    return listOf(products.slice(offset, offset + Number(query.limit)), products.length);
  });
}

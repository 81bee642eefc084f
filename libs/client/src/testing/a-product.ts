import type { ProductResponse } from '@kp/api-client/shop';

export function aProduct(given: Partial<ProductResponse> = {}): ProductResponse {
  return {
    id: 7,
    name: 'Day dots',
    slug: 'day-dots',
    description: '',
    price: '12.50',
    compareAtPrice: null,
    priorPrice: null,
    currency: 'USD',
    imageUrl: null,
    rating: '4.6',
    reviewCount: 3,
    inStock: true,
    stockQuantity: 20,
    featured: false,
    status: 'active',
    category: { id: 1, name: 'Food Labels', slug: 'food-labels' },
    categoryId: 1,
    supplierId: null,
    weightGrams: null,
    taxClasses: null,
    article: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

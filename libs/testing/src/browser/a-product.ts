import type { ProductDetailResponse } from '@kp/api-client/shop';

/** Rolls of day dots, 40 in stock. */
export function aProduct(changes: Partial<ProductDetailResponse> = {}): ProductDetailResponse {
  return {
    id: 3,
    name: 'Day dots, Monday',
    slug: 'day-dots-monday',
    description: 'One thousand dots on a roll.',
    price: '12.50',
    compareAtPrice: null,
    priorPrice: null,
    currency: 'USD',
    imageUrl: '/pictures/day-dots-food-labels.svg',
    rating: '4.6',
    reviewCount: 12,
    inStock: true,
    stockQuantity: 40,
    featured: false,
    status: 'active',
    category: { id: 1, name: 'Food Labels', slug: 'food-labels' },
    categoryId: 1,
    supplierId: null,
    weightGrams: null,
    taxClasses: null,
    article: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    images: [],
    documents: [],
    attributes: [],
    parentCategories: null,
    group: null,
    ...changes,
  };
}

import type { CategoryResponse } from '@kp/api-client/shop';

export function aCategory(changes: Partial<CategoryResponse> = {}): CategoryResponse {
  return {
    id: 1,
    name: 'Food Labels',
    slug: 'food-labels',
    description: 'Day dots and date labels.',
    imageUrl: '/pictures/category-food-labels.svg',
    sortOrder: 1,
    showOnMainTop: true,
    showOnMainShop: true,
    productCount: 53,
    listedCount: 53,
    ...changes,
  };
}

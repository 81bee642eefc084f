import type { ProductResponse } from '@kp/api-client/shop';

const FIELDS = [
  'id',
  'name',
  'slug',
  'price',
  'compareAtPrice',
  'currency',
  'imageUrl',
  'rating',
  'reviewCount',
  'inStock',
  'stockQuantity',
  'category',
] as const satisfies readonly (keyof ProductResponse)[];

/** What a card says of a product, and what the cart has to know of it. */
export type ProductOnCard = Pick<ProductResponse, (typeof FIELDS)[number]>;

/** Leaves out what no card shows: descriptions alone are a third of a rendered list's data. */
export function onCard(product: ProductResponse): ProductOnCard {
  return Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as unknown as ProductOnCard;
}

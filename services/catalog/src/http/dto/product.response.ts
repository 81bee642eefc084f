import type { ProductStatus } from '@kp/commerce';

export class ProductCategoryResponse {
  id: number;
  name: string;
  slug: string;
}

/** A product as shoppers see it; carts and lists carry the same shape. */
export class ProductResponse {
  id: number;
  name: string;
  slug: string;
  description: string;
  /**
   * Decimal with two places.
   * @example 12.50
   */
  price: string;
  /** The former price, above the price. */
  compareAtPrice: string | null;
  /** @example USD */
  currency: string;
  imageUrl: string | null;
  /**
   * Mean of the approved reviews with one place, `0.0` without any.
   * @example 4.6
   */
  rating: string;
  reviewCount: number;
  /** Can be bought now. */
  inStock: boolean;
  /** Units that can be bought now. */
  stockQuantity: number;
  featured: boolean;
  status: ProductStatus;
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

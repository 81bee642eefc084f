import { minorToDecimal, type ProductStatus } from '@kp/commerce';
import type { ProductResponse } from '../http/dto/product.response';

/** Columns of a product `p` with its category `c`, named as in ProductRow. */
export const PRODUCT_COLUMNS = `
  p.id, p.name, p.slug, p.description, p.price_minor AS "priceMinor",
  p.compare_at_price_minor AS "compareAtPriceMinor", p.currency, p.image_url AS "imageUrl", p.rating,
  p.review_count AS "reviewCount", p.in_stock AS "inStock", p.stock_quantity AS "stockQuantity", p.featured,
  p.status, p.category_id AS "categoryId", p.supplier_id AS "supplierId", p.created_at AS "createdAt",
  c.name AS "categoryName", c.slug AS "categorySlug"`;

export interface ProductRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  priceMinor: number;
  compareAtPriceMinor: number | null;
  currency: string;
  imageUrl: string | null;
  rating: string;
  reviewCount: number;
  inStock: boolean;
  stockQuantity: number;
  featured: boolean;
  status: ProductStatus;
  categoryId: number;
  supplierId: number | null;
  createdAt: Date;
  categoryName: string;
  categorySlug: string;
}

export function toProductResponse(row: ProductRow): ProductResponse {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    price: minorToDecimal(row.priceMinor),
    compareAtPrice: row.compareAtPriceMinor === null ? null : minorToDecimal(row.compareAtPriceMinor),
    currency: row.currency,
    imageUrl: row.imageUrl,
    rating: row.rating,
    reviewCount: row.reviewCount,
    inStock: row.inStock && row.stockQuantity > 0,
    stockQuantity: row.stockQuantity,
    featured: row.featured,
    status: row.status,
    category: { id: row.categoryId, name: row.categoryName, slug: row.categorySlug },
    categoryId: row.categoryId,
    supplierId: row.supplierId,
    createdAt: row.createdAt.toISOString(),
  };
}

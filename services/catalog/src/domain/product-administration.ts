import type { ProductStatus } from '@kp/commerce';

/** Undefined: the default of a new product, no change of an existing one. */
export interface ProductInput {
  name: string;
  slug: string;
  priceMinor: number;
  categoryId: number;
  description?: string;
  keywords?: string;
  compareAtPriceMinor?: number | null;
  costPriceMinor?: number | null;
  supplierId?: number | null;
  imageUrl?: string | null;
  inStock?: boolean;
  featured?: boolean;
  status?: ProductStatus;
  weightGrams?: number | null;
  stockQuantity?: number;
}

/** What the administrator had before them; undefined is not compared. */
export interface EditedState {
  version?: number;
  stockQuantity?: number;
}

export const STOCK_FILTERS = ['in', 'out', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const WEIGHT_FILTERS = ['missing'] as const;
export type WeightFilter = (typeof WEIGHT_FILTERS)[number];

const SORT_FIELDS = ['name', 'price', 'category', 'stock', 'status'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export type AdminProductSort = SortField | `-${SortField}`;
export const ADMIN_PRODUCT_SORTS = SORT_FIELDS.flatMap((field): AdminProductSort[] => [field, `-${field}`]);

export interface AdminProductFilter {
  /** Words in name, description or category name, an id or a product code. */
  search?: string;
  categorySlug?: string;
  status?: ProductStatus;
  stock?: StockFilter;
  supplierId?: number;
  weight?: WeightFilter;
  /** In cents, inclusive. */
  minPriceMinor?: number;
  maxPriceMinor?: number;
}

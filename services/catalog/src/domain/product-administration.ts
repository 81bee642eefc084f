import type { ProductStatus, TaxClass } from '@kp/commerce';
import type { GapFilter } from '@kp/commerce/compliance-rules';
import type { ArticleTexts } from '../articles/article-columns';
import type { PriceFilter, ProductLack, StockFilter, WeightFilter } from '@kp/commerce/list-rules';

/** Undefined: the default of a new product, no change of an existing one. */
export interface ProductInput extends Partial<ArticleTexts> {
  name: string;
  slug: string;
  /** Null on request. */
  priceMinor: number | null;
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
  /** Null for that of its category. */
  taxClass?: TaxClass | null;
  /** Of countries that tax it otherwise; none without a class of its own. */
  taxClassByCountry?: Record<string, TaxClass>;
  stockQuantity?: number;
}

/** What the administrator had before them; undefined is not compared. */
export interface EditedState {
  version?: number;
  stockQuantity?: number;
}

export interface AdminProductFilter {
  /** Words in name, description or category name, an id or a product code. */
  search?: string;
  categorySlug?: string;
  status?: ProductStatus;
  stock?: StockFilter;
  supplierId?: number;
  weight?: WeightFilter;
  price?: PriceFilter;
  gap?: GapFilter;
  lacks?: ProductLack;
  /** In any case of its letters. */
  brand?: string;
  /** Variants of this group. */
  groupId?: number;
  /** Of the staff, in any case of its letters. */
  tag?: string;
  /** By which they came in, or were changed. */
  importId?: number;
  /** In cents, inclusive. */
  minPriceMinor?: number;
  maxPriceMinor?: number;
}

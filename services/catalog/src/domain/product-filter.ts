import type { Viewer } from './viewer';
import type { ProductSort } from './product-sort';
import type { ProductStatus } from '@kp/commerce';

/** Product ids are 32-bit; a code beyond them finds what an unused id finds: nothing. */
export const LARGEST_PRODUCT_ID = 2_147_483_647;

/** What a list of products is asked for; absent parts do not narrow it. */
export interface ProductFilter {
  /** Words as typed. */
  search?: string;
  /** Id from a product code; then `search` is absent. */
  productId?: number;
  categorySlug?: string;
  featured?: boolean;
  /** In cents, inclusive. */
  minPriceMinor?: number;
  maxPriceMinor?: number;
  /** true: what can be bought now; false: what cannot. */
  inStock?: boolean;
  status: ProductStatus | 'all';
  /** Staff never get anything that was kept ready. */
  viewer: Viewer;
  sort: ProductSort;
  /** ICU collation that orders names. */
  alphabet: string;
  limit: number;
  offset: number;
}

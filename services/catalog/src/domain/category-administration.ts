import type { TaxClass } from '@kp/commerce';

/** Undefined: the default of a new category, no change of an existing one. */
export interface CategoryInput {
  name: string;
  slug: string;
  description?: string;
  imageUrl?: string | null;
  showOnMainTop?: boolean;
  showOnMainShop?: boolean;
  /** The category that it is in; null at the top. */
  parentId?: number | null;
  /** Of its products without one of their own; null for the standard one. */
  taxClass?: TaxClass | null;
  /** Of countries that tax its goods otherwise. */
  taxClassByCountry?: Record<string, TaxClass>;
}

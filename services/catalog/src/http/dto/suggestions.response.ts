import { ProductCategoryResponse } from './product.response';

export class SuggestedProductResponse {
  id: number;
  name: string;
  slug: string;
  /**
   * Decimal with two places.
   * @example 12.50
   */
  price: string;
  /** @example USD */
  currency: string;
  imageUrl: string | null;
  category: ProductCategoryResponse;
  /** @example KP-123 */
  code: string;
}

/** What a text that is being typed may find. */
export class SuggestionsResponse {
  /** At most 8 products on sale, the likeliest first; the product of an exact code before all others. */
  products: SuggestedProductResponse[];
  /** At most 3 categories that hold what matches. */
  categories: ProductCategoryResponse[];
  /** Words in lower case that find something, when the text as typed is likely misspelled or finds nothing. */
  didYouMean: string | null;
}

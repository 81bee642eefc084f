import type { TaxClasses } from '@kp/commerce';
import { type AttributeValueType, SEARCH_MAX_LENGTH } from '@kp/commerce';
import { OptionalField, CleanSearch, AtMostCharacters } from '@kp/platform/http';
import { ProductCategoryResponse } from './product.dto';
import { LanguageRequest } from './product-list.dto';

export class CategoryFacetResponse {
  /** Slug of the category. */
  slug: string;
  count: number;
}

export class AttributeValueFacetResponse {
  value: string;
  /** The value in the language of the request. */
  label: string;
  count: number;
}

export class AttributeFacetResponse {
  /** 0 for the brand of products. */
  id: number;
  name: string;
  valueType: AttributeValueType;
  unit: string | null;
  /** At most 60, numbers in their order. */
  values: AttributeValueFacetResponse[];
}

export class FacetsResponse {
  /** Each with what is in those below it; without those that have no match. */
  categories: CategoryFacetResponse[];
  /** What all filters but the category leave. */
  total: number;
  /** Products that can be bought now. */
  inStock: number;
  /** Decimal; null without a match. */
  minPrice: string | null;
  /** Decimal; null without a match. */
  maxPrice: string | null;
  /** Brands, then filterable attributes, of the chosen category or that of most products of a search. */
  attributes: AttributeFacetResponse[];
}

export class SuggestProductsRequest extends LanguageRequest {
  /** What has been typed so far; nothing is suggested for an empty text. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  q?: string = '';
}

export class SuggestedProductResponse {
  id: number;
  name: string;
  slug: string;
  /**
   * Decimal with two places; null on request.
   * @example 12.50
   */
  price: string | null;
  /** @example USD */
  currency: string;
  imageUrl: string | null;
  category: ProductCategoryResponse;
  /** The lowest price of its variants, where it stands for all of them. */
  isFrom: boolean;
  /** @example KP-123 */
  code: string;
  /** Its own or its category's, by country; null for the standard rate. */
  taxClasses: TaxClasses | null;
}

export class SuggestionsResponse {
  /** At most 8 products on sale, the likeliest first; the product of an exact code before all others. */
  products: SuggestedProductResponse[];
  /** At most 3 categories with matching products. */
  categories: ProductCategoryResponse[];
  /** Words in lower case that find something, when the text as typed is likely misspelled or finds nothing. */
  didYouMean: string | null;
}

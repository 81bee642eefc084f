export class CategoryFacetResponse {
  /** Slug of the category. */
  slug: string;
  count: number;
}

/** How many products each filter of a list would leave, each counted with all the others as they are. */
export class FacetsResponse {
  /** Categories without a match are left out. */
  categories: CategoryFacetResponse[];
  /** Products that can be bought now. */
  inStock: number;
  /** Decimal; null without a match. */
  minPrice: string | null;
  /** Decimal; null without a match. */
  maxPrice: string | null;
}

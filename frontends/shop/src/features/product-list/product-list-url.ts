import { parseAmount } from './price-range';

export interface ListFilters {
  readonly search?: string;
  readonly category?: string;
  /** Decimal amounts, inclusive. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  readonly inStock?: boolean;
}

export const LIST_PARAMETERS = ['search', 'category', 'minPrice', 'maxPrice', 'inStock'] as const;

/** Ignores invalid amounts, such as those of an edited URL. */
export function parseListFilters(parameters: URLSearchParams): ListFilters {
  return {
    search: parameters.get('search')?.trim() || undefined,
    category: parameters.get('category') || undefined,
    minPrice: parseAmount(parameters.get('minPrice') ?? '') ?? undefined,
    maxPrice: parseAmount(parameters.get('maxPrice') ?? '') ?? undefined,
    inStock: parameters.get('inStock') === 'true' || undefined,
  };
}

export function listUrl({ search, category, minPrice, maxPrice, inStock }: ListFilters): string {
  const parameters = { search, category, minPrice, maxPrice, inStock: inStock && 'true' };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/products?${query.join('&')}` : '/products';
}

/** More than a category is set, so that the product counts of whole categories do not apply. */
export function isNarrowed({ search, minPrice, maxPrice, inStock }: ListFilters): boolean {
  return Boolean(search ?? minPrice ?? maxPrice ?? inStock);
}

export function isFiltered({ minPrice, maxPrice, inStock }: ListFilters): boolean {
  return isNarrowed({ minPrice, maxPrice, inStock });
}

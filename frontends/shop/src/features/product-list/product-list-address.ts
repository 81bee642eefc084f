import { parseAmount } from './price-range';

/** What the address of the list says. */
export interface ListAddress {
  readonly search?: string;
  /** Slug of a category. */
  readonly category?: string;
  /** Decimal amounts, inclusive. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  /** Only what can be bought now. */
  readonly inStock?: boolean;
}

/** Names of its parameters. */
export const LIST_PARAMETERS = ['search', 'category', 'minPrice', 'maxPrice', 'inStock'] as const;

/** What is no amount in an address is left out: somebody has changed it by hand. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  return {
    search: parameters.get('search')?.trim() || undefined,
    category: parameters.get('category') || undefined,
    minPrice: parseAmount(parameters.get('minPrice') ?? '') ?? undefined,
    maxPrice: parseAmount(parameters.get('maxPrice') ?? '') ?? undefined,
    inStock: parameters.get('inStock') === 'true' || undefined,
  };
}

/** Path and query of the list that shows this. */
export function listAddress({ search, category, minPrice, maxPrice, inStock }: ListAddress): string {
  const parts = { search, category, minPrice, maxPrice, inStock: inStock && 'true' };
  const query = Object.entries(parts).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/products?${query.join('&')}` : '/products';
}

/** More than a category narrows the list, so that the numbers of whole categories do not hold. */
export function isNarrowed({ search, minPrice, maxPrice, inStock }: ListAddress): boolean {
  return Boolean(search ?? minPrice ?? maxPrice ?? inStock);
}

/** Price or stock narrow the list. */
export function isFiltered({ minPrice, maxPrice, inStock }: ListAddress): boolean {
  return isNarrowed({ minPrice, maxPrice, inStock });
}

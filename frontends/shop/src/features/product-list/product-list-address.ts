/** What the address of the list says. */
export interface ListAddress {
  readonly search?: string;
  /** Slug of a category. */
  readonly category?: string;
}

export function readListAddress(parameters: URLSearchParams): ListAddress {
  return {
    search: parameters.get('search')?.trim() || undefined,
    category: parameters.get('category') || undefined,
  };
}

/** Path and query of the list that shows this. */
export function listAddress({ search, category }: ListAddress): string {
  const query = Object.entries({ search, category }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/products?${query.join('&')}` : '/products';
}

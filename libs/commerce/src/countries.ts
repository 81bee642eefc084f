import names from './countries.json';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name: the value that an address stores. */
  readonly name: string;
}

/** The countries and territories of ISO 3166-1, by English name. */
export const COUNTRIES: readonly Country[] = Object.entries(names).map(([code, name]) => ({ code, name }));

const byName = new Map(COUNTRIES.map((country) => [country.name, country]));

/** The country of exactly this English name; null when there is none. */
export function findCountry(name: string): Country | null {
  return byName.get(name) ?? null;
}

import { cleanLine } from './clean-text';
import names from './countries.json';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name: the value that an address stores. */
  readonly name: string;
}

export const COUNTRIES: readonly Country[] = Object.entries(names).map(([code, name]) => ({ code, name }));

const byName = new Map(COUNTRIES.map((country) => [country.name, country]));

export function findCountry(name: string): Country | null {
  return byName.get(cleanLine(name)) ?? null;
}

import { cleanSingleLine } from './clean-text';
import names from './countries.json';
import { foldText } from './slug';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name: the value that an address stores. */
  readonly name: string;
}

/** ISO 3166 code of the country of a seller who has not named one. */
export const HOME_COUNTRY = 'RO';

export const COUNTRIES: readonly Country[] = Object.entries(names).map(([code, name]) => ({ code, name }));

const byName = new Map(COUNTRIES.map((country) => [country.name, country]));

const codeByFoldedName = new Map(
  COUNTRIES.flatMap(({ code, name }) => [
    [foldText(name), code],
    [code.toLowerCase(), code],
  ]),
);

/** Of a name or a code as it is written in an address; null for an unknown one. */
export function countryCodeOf(written: string): string | null {
  return codeByFoldedName.get(foldText(written)) ?? null;
}

export function findCountry(name: string): Country | null {
  return byName.get(cleanSingleLine(name)) ?? null;
}

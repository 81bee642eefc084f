import counties from './counties.json';
import { foldText } from './slug';

export interface County {
  readonly code: string;
  readonly name: string;
  /** Municipii and orașe in Romanian order; for București the city and its six sectors. */
  readonly cities: readonly string[];
}

export const COUNTIES: readonly County[] = counties;

const byFoldedName = new Map(COUNTIES.map((county) => [foldText(county.name), county]));

/** Ignores diacritics: "brasov" finds Brașov. */
export function findCounty(name: string): County | null {
  return byFoldedName.get(foldText(name)) ?? null;
}

export function citiesOf(countyName: string): readonly string[] {
  return findCounty(countyName)?.cities ?? [];
}

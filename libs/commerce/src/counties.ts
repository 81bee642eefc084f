import counties from './counties.json';
import { foldText } from './slug';

export interface County {
  /** The two letters (one for București) on number plates. */
  readonly code: string;
  readonly name: string;
  /** Its towns (municipii and orașe) in Romanian order; for București the city and its six sectors. */
  readonly cities: readonly string[];
}

/** The 41 counties of Romania and București, in Romanian order. */
export const COUNTIES: readonly County[] = counties;

const byFoldedName = new Map(COUNTIES.map((county) => [foldText(county.name), county]));

/** The county of this name, with or without diacritics ("brasov"); null when there is none. */
export function findCounty(name: string): County | null {
  return byFoldedName.get(foldText(name.trim())) ?? null;
}

/** The towns to suggest in a county; none when the county is unknown. Other places may be typed. */
export function citiesOf(countyName: string): readonly string[] {
  return findCounty(countyName)?.cities ?? [];
}

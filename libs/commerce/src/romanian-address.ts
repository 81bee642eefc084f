import { isRomania } from './address-parts';
import { cleanCode } from './clean-code';
import { COUNTIES, findCounty } from './counties';
import { foldText } from './slug';

interface AddressInRomania {
  address: string;
  city: string;
  county?: string;
  zip: string;
}

/** How e-invoices code it; null where it cannot be told. */
export interface RomanianPlace {
  /** ISO 3166-2: "RO-BV". */
  subdivision: string | null;
  /** "SECTOR3" in Bucharest, else the city as it is written. */
  city: string | null;
}

const BUCHAREST = 'B';
const SECTOR = /\bsec(?:tor(?:ul)?|t)?\.?\s*([1-6])\b/;
/** The second digit of a postal code of Bucharest is its sector. */
const BUCHAREST_ZIP = /^0([1-6])\d{4}$/;
const COUNTY_PREFIX = /^(?:judetul|jud\.?|municipiul|mun\.?)\s+/;

export function romanianPlaceOf({ address, city, county = '', zip }: AddressInRomania): RomanianPlace {
  const code = countyCode(county) ?? countyCodeOfCity(city);
  if (!code) return { subdivision: null, city };
  const subdivision = `RO-${code}`;
  if (code !== BUCHAREST) return { subdivision, city };
  const sector =
    [city, address, county].map((text) => SECTOR.exec(foldText(text))?.[1]).find(Boolean) ??
    BUCHAREST_ZIP.exec(plainPostalCode(zip))?.[1];
  return { subdivision, city: sector ? `SECTOR${sector}` : null };
}

/** Always false abroad and while no city is given. */
export function lacksRomanianPart(
  part: keyof RomanianPlace,
  {
    address = '',
    city = '',
    county = '',
    zip = '',
    country = '',
  }: Partial<AddressInRomania & { country: string }>,
): boolean {
  return isRomania(country) && city !== '' && romanianPlaceOf({ address, city, county, zip })[part] === null;
}

/** "03 10 86" → "031086" */
export const plainPostalCode = (zip: string): string => cleanCode(zip).replace(/[ .-]/g, '');

function countyCode(county: string): string | undefined {
  const code = cleanCode(county).toUpperCase().replace(/^RO-/, '');
  if (COUNTIES.some((known) => known.code === code)) return code;
  const name = foldText(county).replace(COUNTY_PREFIX, '');
  return isBucharest(name) ? BUCHAREST : findCounty(name)?.code;
}

/** A town of this name in one county only. */
function countyCodeOfCity(city: string): string | undefined {
  const name = foldText(city).replace(COUNTY_PREFIX, '');
  if (isBucharest(name)) return BUCHAREST;
  const found = COUNTIES.filter(({ cities }) => cities.some((known) => foldText(known) === name));
  return found.length === 1 ? found[0]!.code : undefined;
}

const isBucharest = (foldedName: string) =>
  /^(?:bucuresti|bucharest)\b|^sector(?:ul)?\s*[1-6]$/.test(foldedName);

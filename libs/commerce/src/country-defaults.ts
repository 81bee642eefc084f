import { type CurrencyCode, currencyOfCountry } from './currencies';
import { HOLIDAY_COUNTRIES } from './public-holidays';
import type { CsvSeparator, DecimalMark, WeekStart } from './regional-rules';

/** The zone of each capital, or of the place where most businesses are. */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  US: 'America/New_York',
};
const WITH_DECIMAL_POINT = new Set(['CH', 'GB', 'IE', 'LI', 'MT', 'US']);
const SUNDAY_FIRST = new Set(['US']);
const OUTSIDE_EU = new Set(['CH', 'GB', 'LI', 'US']);

export const SETUP_COUNTRIES: readonly string[] = Object.keys(ZONES);

/** What the set-up proposes for a shop of a country; everything can be changed afterwards. */
export interface CountryDefaults {
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  readonly weekStart: WeekStart;
  /** Empty where the public holidays are not known. */
  readonly holidayCountry: string;
  readonly decimalMark: DecimalMark;
  readonly csvSeparator: CsvSeparator;
  /** The VAT rates of the member states by law are known. */
  readonly hasOfficialRates: boolean;
}

/** Null for a country that the set-up does not know. */
export function countryDefaults(code: string): CountryDefaults | null {
  const [timeZone, currency] = [ZONES[code], currencyOfCountry(code)];
  if (!timeZone || !currency) return null;
  const hasPoint = WITH_DECIMAL_POINT.has(code);
  return {
    currency,
    timeZone,
    weekStart: SUNDAY_FIRST.has(code) ? 7 : 1,
    holidayCountry: HOLIDAY_COUNTRIES.includes(code) ? code : '',
    decimalMark: hasPoint ? '.' : ',',
    csvSeparator: hasPoint ? ',' : ';',
    hasOfficialRates: !OUTSIDE_EU.has(code),
  };
}

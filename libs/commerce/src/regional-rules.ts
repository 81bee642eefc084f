import type { RuleProblem } from './field-rules';
import { HOLIDAY_COUNTRIES } from './public-holidays';

/** As in "Europe/Bucharest": offsets and abbreviations know no summer time, or mean several zones. */
const ZONE_OF_A_PLACE = /^(UTC|[A-Z]\w+(\/[A-Z][\w+-]+)+)$/;

/** A name of the IANA time zone database. */
export function timeZoneRule(zone: unknown): RuleProblem | null {
  const isKnown = typeof zone === 'string' && ZONE_OF_A_PLACE.test(zone) && hasClock(zone);
  return isKnown ? null : { messageKey: 'validation.timeZoneInvalid' };
}

function hasClock(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A country whose public holidays are known; empty for a shop without them. */
export function holidayCountryRule(country: unknown): RuleProblem | null {
  const isKnown = country === '' || HOLIDAY_COUNTRIES.includes(country as string);
  return isKnown ? null : { messageKey: 'validation.holidayCountryInvalid' };
}

export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

export const CSV_SEPARATORS = [',', ';', 'tab'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Not the decimal mark: many programs would take the halves of a number for two columns. */
export function csvSeparatorRule(
  separator: unknown,
  { decimalMark }: { readonly decimalMark: DecimalMark },
): RuleProblem | null {
  const isKnown = CSV_SEPARATORS.some((each) => each === separator);
  return isKnown && separator !== decimalMark ? null : { messageKey: 'validation.csvSeparatorInvalid' };
}

/** 1 is Monday, 6 Saturday, 7 Sunday. */
export const WEEK_STARTS = [1, 6, 7] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

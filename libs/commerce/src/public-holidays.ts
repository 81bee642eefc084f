import data from './public-holidays.json';
import { isWeekend, isoDay, nextDay, weekdayOf } from './working-days';

const DAY_MS = 86_400_000;

/** The part of the code of a country: days without work in the whole country, and the law that says so. */
interface CountryHolidays {
  readonly source: string;
  readonly days: readonly string[];
  /** A day on a weekend is kept on the next working day; those of Easter are not moved. */
  readonly movesFromWeekends?: boolean;
}

const COUNTRIES = data as Readonly<Record<string, CountryHolidays>>;

/** ISO 3166 codes of the countries whose public holidays are known. */
export const HOLIDAY_COUNTRIES: readonly string[] = Object.keys(COUNTRIES);

/**
 * "12-25"; "easter+1" and "orthodox-2", in days from Easter Sunday; "05-25>1", the first Monday from May 25 on, or the day
 * itself where it is the weekday after "|". The years for which it holds follow, or "moves" where it is not kept on weekends.
 */
const RULE =
  /^(?:(?<easter>easter|orthodox)(?<days>[+-]\d+)?|(?<date>\d\d-\d\d)(?:>(?<weekday>[1-7])(?:\|(?<itself>[1-7]))?)?)(?: (?<when>from|until|not|moves) ?(?<year>\d{4})?)?$/;

interface Holiday {
  readonly day: string;
  readonly moves: boolean;
}

function holidayOf(rule: string, year: number, movesFromWeekends: boolean): Holiday | null {
  const groups = RULE.exec(rule)?.groups;
  if (!groups) throw new RangeError(`Not a rule of a public holiday: ${rule}`);
  const { easter, days = '0', date, weekday, itself, when } = groups;
  const ofRule = Number(groups['year']);
  if ((when === 'from' && year < ofRule) || (when === 'until' && year > ofRule)) return null;
  if (when === 'not' && year === ofRule) return null;
  if (easter) {
    const sunday = easter === 'easter' ? westernEaster(year) : orthodoxEaster(year);
    return { day: isoDay(sunday + Number(days) * DAY_MS), moves: false };
  }
  let day = `${year}-${date}`;
  if (weekdayOf(day) !== Number(itself))
    while (weekday && weekdayOf(day) !== Number(weekday)) day = nextDay(day);
  return { day, moves: when === 'moves' || movesFromWeekends };
}

const known = new Map<string, readonly string[]>();

/**
 * As ISO days in their order, from 1900 to 2099. None for a country that is not among `HOLIDAY_COUNTRIES`.
 *
 * @param country its ISO 3166 code
 */
export function publicHolidays(country: string, year: number): readonly string[] {
  const key = `${country}-${year}`;
  const found = known.get(key) ?? computed(COUNTRIES[country], year);
  known.set(key, found);
  return found;
}

function computed(country: CountryHolidays | undefined, year: number): readonly string[] {
  if (!country) return [];
  const holidays = country.days
    .flatMap((rule) => holidayOf(rule, year, country.movesFromWeekends ?? false) ?? [])
    .sort((left, right) => left.day.localeCompare(right.day));
  const days = new Set(holidays.map(({ day }) => day));
  for (const { day, moves } of holidays) {
    if (!moves || !isWeekend(day)) continue;
    let moved = nextDay(day);
    while (isWeekend(moved) || days.has(moved)) moved = nextDay(moved);
    days.add(moved);
  }
  return [...days].sort();
}

/** In milliseconds between the Julian and the Gregorian calendar, from 1900 to 2099. */
const JULIAN_LAG_MS = 13 * DAY_MS;

/** By the algorithm of Meeus for the Julian calendar, which the Orthodox church uses for Easter. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const march = moon + weekday + 114;
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1) + JULIAN_LAG_MS;
}

/** By the algorithm of Gauss, which holds for the Gregorian calendar from 1900 to 2099. */
function westernEaster(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = (moon === 29 && sunday === 6) || (moon === 28 && sunday === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + moon + sunday - (late ? 7 : 0));
}

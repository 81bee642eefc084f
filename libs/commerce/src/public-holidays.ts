const DAY_MS = 86_400_000;

/** Month and day of the Romanian labour code, article 139. */
const FIXED = '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26'.split(' ');

/** Days after Easter Sunday: Good Friday, Easter, Easter Monday, Pentecost and the Monday after it. */
const AFTER_EASTER = [-2, 0, 1, 49, 50];

/** In milliseconds between the Julian and the Gregorian calendar, from 1900 to 2099. */
const JULIAN_LAG_MS = 13 * DAY_MS;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** By the algorithm of Meeus for the Julian calendar, which the Orthodox church uses for Easter. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const march = moon + weekday + 114;
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1) + JULIAN_LAG_MS;
}

const byYear = new Map<number, ReadonlySet<string>>();

/** Public holidays of Romania from 1900 to 2099, as ISO days. */
export function publicHolidays(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known) return known;
  const easter = orthodoxEaster(year);
  const holidays = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...AFTER_EASTER.map((days) => isoDay(easter + days * DAY_MS)),
  ]);
  byYear.set(year, holidays);
  return holidays;
}

/** @param day ISO, of the calendar of Bucharest */
export const isPublicHoliday = (day: string): boolean => publicHolidays(Number(day.slice(0, 4))).has(day);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

export const isWorkingDay = (day: string): boolean => weekdayOf(day) <= 5 && !isPublicHoliday(day);

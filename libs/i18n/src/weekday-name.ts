/** A Sunday. */
const BEFORE_MONDAY = Date.UTC(2026, 10, 29);
const DAY_MS = 86_400_000;

/** Names the days of the week in a language; 1 is Monday, 7 is Sunday. */
export function weekdayNaming(language: string): (day: number) => string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (day) => format(BEFORE_MONDAY + day * DAY_MS);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created lazily: the first date format takes milliseconds, which would slow down hydration. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the clocks of a time zone show, as if it were UTC. */
export function clockOf(time: number, timeZone: string): number {
  return Date.parse(`${formatOf(timeZone).format(time).replace(' ', 'T')}Z`);
}

const DAY_MS = 86_400_000;

/**
 * When the clocks of a time zone show it. Of a time that is left out in spring, the moment by the clock before it, which
 * shows it as the next hour; of one that autumn has twice, the second. The same as `AT TIME ZONE` in PostgreSQL.
 */
export function momentOf(clock: number, timeZone: string): number {
  const aheadOn = (time: number) => clockOf(time, timeZone) - time;
  const later = clock - aheadOn(clock + DAY_MS);
  return clockOf(later, timeZone) === clock ? later : clock - aheadOn(clock - DAY_MS);
}

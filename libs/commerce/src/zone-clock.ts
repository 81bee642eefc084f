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

const MINUTE_MS = 60_000;
const MAX_MINUTES = 500;
/** What clocks are ahead of UTC in a minute, by time zone: formatting takes a hundred times longer. */
const minutes = new Map<string, number>();

function aheadOf(minute: number, timeZone: string): number {
  const key = `${timeZone} ${minute}`;
  const known = minutes.get(key);
  if (known !== undefined) return known;
  const time = minute * MINUTE_MS;
  const ahead = Date.parse(`${formatOf(timeZone).format(time).replace(' ', 'T')}Z`) - time;
  if (minutes.size >= MAX_MINUTES) minutes.clear();
  minutes.set(key, ahead);
  return ahead;
}

/** What the clocks of a time zone show, as if it were UTC, to the second. */
export function clockOf(time: number, timeZone: string): number {
  return Math.floor(time / 1000) * 1000 + aheadOf(Math.floor(time / MINUTE_MS), timeZone);
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

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

/** When the clocks of a time zone show it. An hour that is left out in spring is the next one. */
export function momentOf(clock: number, timeZone: string): number {
  const guess = clock - (clockOf(clock, timeZone) - clock);
  return guess - (clockOf(guess, timeZone) - clock);
}

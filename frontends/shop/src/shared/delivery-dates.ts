/** Working days from order to delivery: fastest in Bucharest, slowest elsewhere. */
const FASTEST_DAYS = 1;
const SLOWEST_DAYS = 5;
const DAY_MS = 86_400_000;

/** Created lazily: the first date format takes milliseconds, which would slow down hydration. */
let weekday: Intl.DateTimeFormat | undefined;

function isWorkingDay(date: Date): boolean {
  weekday ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Bucharest', weekday: 'short' });
  return !['Sat', 'Sun'].includes(weekday.format(date));
}

interface DeliveryDates {
  readonly earliest: Date;
  readonly latest: Date;
}

/** In the Bucharest calendar, without public holidays. */
export function deliveryDates(now: Date): DeliveryDates {
  return { earliest: afterWorkingDays(now, FASTEST_DAYS), latest: afterWorkingDays(now, SLOWEST_DAYS) };
}

function afterWorkingDays(start: Date, count: number): Date {
  let date = start;
  for (let remaining = count; remaining > 0; remaining -= isWorkingDay(date) ? 1 : 0)
    date = new Date(date.getTime() + DAY_MS);
  return date;
}

import { isWorkingDay } from '@kp/commerce/public-holidays';

/** Working days from order to delivery: fastest in Bucharest, slowest elsewhere. */
const FASTEST_DAYS = 1;
const SLOWEST_DAYS = 5;
const DAY_MS = 86_400_000;

/** Created lazily: the first date format takes milliseconds, which would slow down hydration. */
let bucharestDay: Intl.DateTimeFormat | undefined;

interface DeliveryDates {
  readonly earliest: Date;
  readonly latest: Date;
}

/** In the Bucharest calendar, without weekends and public holidays. */
export function deliveryDates(now: Date): DeliveryDates {
  bucharestDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' });
  // Noon UTC: days are counted in UTC, where all have 24 hours, and noon is the same day in Bucharest.
  const today = new Date(`${bucharestDay.format(now)}T12:00:00Z`);
  return { earliest: afterWorkingDays(today, FASTEST_DAYS), latest: afterWorkingDays(today, SLOWEST_DAYS) };
}

function afterWorkingDays(start: Date, count: number): Date {
  let date = start;
  for (let remaining = count; remaining > 0; remaining -= isWorkingDay(isoDay(date)) ? 1 : 0)
    date = new Date(date.getTime() + DAY_MS);
  return date;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

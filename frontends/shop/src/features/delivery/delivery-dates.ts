/** Working days from the order to the door: the fastest in Bucharest, the slowest anywhere else. */
const FASTEST = 1;
const SLOWEST = 5;
const DAY = 86_400_000;

/** Made when it is needed: a format costs milliseconds, which a page that is coming to life has not. */
let weekday: Intl.DateTimeFormat | undefined;

function isWorkingDay(date: Date): boolean {
  weekday ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Bucharest', weekday: 'short' });
  return !['Sat', 'Sun'].includes(weekday.format(date));
}

interface DeliveryDates {
  readonly earliest: Date;
  readonly latest: Date;
}

/** Between which days an order of this moment arrives, by the calendar of Bucharest. Public holidays are not known. */
export function deliveryDates(now: Date): DeliveryDates {
  return { earliest: afterWorkingDays(now, FASTEST), latest: afterWorkingDays(now, SLOWEST) };
}

function afterWorkingDays(start: Date, count: number): Date {
  let date = start;
  for (let left = count; left > 0; left -= isWorkingDay(date) ? 1 : 0) date = new Date(date.getTime() + DAY);
  return date;
}

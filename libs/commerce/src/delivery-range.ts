import { daysBefore, isoDay, isWorkingDay, nextDay, weekdayOf } from './working-days';
import { clockOf, momentOf } from './zone-clock';

const MINUTE_MS = 60_000;

/** When the warehouse hands parcels to the courier. Days are ISO days of the shop's time zone. */
export interface DispatchCalendar {
  readonly timeZone: string;
  /** "14:00": what is ordered before it leaves on the same day. */
  readonly cutOff: string;
  /** 1 is Monday, 7 is Sunday; never empty. Public holidays are none of them. */
  readonly workingDays: readonly number[];
  /** Besides public holidays. */
  readonly closedDays: readonly string[];
  /** Public holidays of the country of the shop, of this year and the next one. */
  readonly holidays: readonly string[];
}

/** How long the courier takes, in days from Monday to Friday without public holidays. */
export interface DeliveryDays {
  readonly minDays: number;
  readonly maxDays: number;
}

/** When the van comes to a place. */
export interface VanSchedule {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** "16:00" of the day that is so many days before. */
  readonly cutOff: string;
  readonly cutOffDays: number;
}

export interface DeliveryRange {
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface PromisedRange extends DeliveryRange {
  /** Until the cut-off of today; null when the parcel leaves on a later day. */
  readonly minutesLeft: number | null;
}

/** For an order of now. */
export function deliveryRange(now: Date, days: DeliveryDays, calendar: DispatchCalendar): PromisedRange {
  const { timeZone, cutOff, holidays } = calendar;
  const today = isoDay(clockOf(now.getTime(), timeZone));
  const leftMs = momentOf(Date.parse(`${today}T${cutOff}Z`), timeZone) - now.getTime();
  if (leftMs > 0 && isDispatchDay(today, calendar))
    return { ...rangeFrom(today, days, holidays), minutesLeft: Math.ceil(leftMs / MINUTE_MS) };
  let day = nextDay(today);
  while (!isDispatchDay(day, calendar)) day = nextDay(day);
  return { ...rangeFrom(day, days, holidays), minutesLeft: null };
}

/** The first day on which an order of now is ready in the warehouse. */
export function readyDay(now: Date, calendar: DispatchCalendar): string {
  return deliveryRange(now, { minDays: 0, maxDays: 0 }, calendar).firstDay;
}

const VAN_DAYS_AHEAD = 90;

/** The first day that the van comes with an order of now; null where holidays leave none in the next three months. */
export function vanDay(now: Date, van: VanSchedule, calendar: DispatchCalendar): string | null {
  const { timeZone } = calendar;
  const driven = { ...calendar, workingDays: van.weekdays };
  let day = isoDay(clockOf(now.getTime(), timeZone));
  for (let ahead = 0; ahead <= VAN_DAYS_AHEAD; ahead += 1, day = nextDay(day)) {
    const closes = momentOf(Date.parse(`${daysBefore(day, van.cutOffDays)}T${van.cutOff}Z`), timeZone);
    if (isDispatchDay(day, driven) && now.getTime() < closes) return day;
  }
  return null;
}

/** Of a parcel that leaves the warehouse on a day. */
export function rangeFrom(
  day: string,
  { minDays, maxDays }: DeliveryDays,
  holidays: readonly string[],
): DeliveryRange {
  const after = (count: number) => afterWorkingDays(day, count, holidays);
  return { firstDay: after(minDays), lastDay: after(maxDays) };
}

function isDispatchDay(day: string, { workingDays, closedDays, holidays }: DispatchCalendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day) && !closedDays.includes(day);
}

/** @param start ISO day, which is not counted */
export function afterWorkingDays(start: string, count: number, holidays: readonly string[]): string {
  let day = start;
  for (let remaining = count; remaining > 0; remaining -= isWorkingDay(day, holidays) ? 1 : 0)
    day = nextDay(day);
  return day;
}

import { isoDay } from '@kp/commerce/working-days';
import { clockOf, momentOf } from '@kp/commerce/zone-clock';
import { shopTimeZone } from './shop-time-zone';

const ONE_DAY_MS = 86_400_000;

/** "GMT+2", as of a moment. */
export const shopZoneName = (time: Date, locale: string): string => zoneName(shopTimeZone(), time, locale);

export function zoneName(timeZone: string, time: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the clock of this device shows the time of the shop. */
export function isInShopTime(time: Date): boolean {
  const aheadMs = clockOf(time.getTime(), shopTimeZone()) - time.getTime();
  return Math.round(aheadMs / 60_000) === -time.getTimezoneOffset();
}

/** ISO 8601 → what a field of date and time holds. */
export function shopTimeOf(iso: string): string {
  return iso ? new Date(clockOf(Date.parse(iso), shopTimeZone())).toISOString().slice(0, 16) : '';
}

/** "2026-12-01T00:00" of the shop → ISO 8601; empty for what is no time. An hour that is left out in spring is the next one. */
export function isoOfShopTime(text: string): string {
  const clock = Date.parse(`${text}Z`);
  if (Number.isNaN(clock)) return '';
  return new Date(momentOf(clock, shopTimeZone())).toISOString();
}

/** The midnight with which a day begins, so that a day has 23, 24 or 25 hours. */
export const startOfShopDay = (day: string): string => isoOfShopTime(`${day}T00:00`);

/** "2026-11-29 15:46:09 +02:00", for files: the clock of the shop, and what it is ahead of UTC. */
export function shopStampOf(time: Date): string {
  const clock = clockOf(time.getTime(), shopTimeZone());
  const minutes = Math.round((clock - time.getTime()) / 60_000);
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${new Date(clock).toISOString().slice(0, 19).replace('T', ' ')} ${offset}`;
}

/** By the calendar: "2026-10-25" and 1 → "2026-10-26". */
export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00Z`) + days * ONE_DAY_MS);
}

export const shopDayOf = (time: Date): string => isoDay(clockOf(time.getTime(), shopTimeZone()));

/** The last moment before an exclusive end: one that ends at midnight was valid on the day before. */
export const lastMomentBefore = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

import { clockOf, momentOf } from '@kp/commerce/zone-clock';

/** Times are typed and shown in the time zone of the shop, wherever its staff is. */
export const SHOP_TIME_ZONE = 'Europe/Bucharest';

const ONE_DAY_MS = 86_400_000;

/** "GMT+2", as of a moment. */
export function shopZoneName(time: Date, locale: string): string {
  const zone = new Intl.DateTimeFormat(locale, { timeZone: SHOP_TIME_ZONE, timeZoneName: 'shortOffset' });
  return zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? SHOP_TIME_ZONE;
}

/** Whether the clock of this device shows the time of the shop. */
export function isInShopTime(time: Date): boolean {
  const aheadMs = clockOf(time.getTime(), SHOP_TIME_ZONE) - time.getTime();
  return Math.round(aheadMs / 60_000) === -time.getTimezoneOffset();
}

/** ISO 8601 → what a field of date and time holds. */
export function shopTimeOf(iso: string): string {
  return iso ? new Date(clockOf(Date.parse(iso), SHOP_TIME_ZONE)).toISOString().slice(0, 16) : '';
}

/** "2026-12-01T00:00" of the shop → ISO 8601; empty for what is no time. An hour that is left out in spring is the next one. */
export function isoOfShopTime(text: string): string {
  const clock = Date.parse(`${text}Z`);
  if (Number.isNaN(clock)) return '';
  return new Date(momentOf(clock, SHOP_TIME_ZONE)).toISOString();
}

/** The midnight with which a day begins, so that a day has 23, 24 or 25 hours. */
export const startOfShopDay = (day: string): string => isoOfShopTime(`${day}T00:00`);

/** By the calendar: "2026-10-25" and 1 → "2026-10-26". */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * ONE_DAY_MS).toISOString().slice(0, 10);
}

export const shopDayOf = (time: Date): string => shopTimeOf(time.toISOString()).slice(0, 10);

/** The last moment before an exclusive end: one that ends at midnight was valid on the day before. */
export const lastMomentBefore = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

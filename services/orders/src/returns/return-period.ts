import { publicHolidays } from '@kp/commerce/public-holidays';
import { isWorkingDay } from '@kp/commerce/working-days';
import { dayAfter, lastMomentBefore, shopDayOf, startOfShopDay } from '@kp/i18n/shop-time';

/** Directive 2011/83/EU, article 9. */
const WITHDRAWAL_DAYS = 14;

/**
 * The last moment of the period of withdrawal, which starts with the delivery. Regulation 1182/71: a period that ends on a
 * day without work ends with the next working day.
 *
 * @param country whose public holidays count
 */
export function withdrawableUntil(deliveredAt: Date, country: string): Date {
  let lastDay = dayAfter(shopDayOf(deliveredAt), WITHDRAWAL_DAYS);
  const isWorkless = (day: string) => !isWorkingDay(day, publicHolidays(country, Number(day.slice(0, 4))));
  while (isWorkless(lastDay)) lastDay = dayAfter(lastDay, 1);
  return new Date(lastMomentBefore(startOfShopDay(dayAfter(lastDay, 1))));
}

/** The last moment of the last day, in the time of the shop. Null once it is over, or before the delivery. */
export function returnableUntil(deliveredAt: Date | null, days: number, now = new Date()): Date | null {
  if (!deliveredAt) return null;
  const end = startOfShopDay(dayAfter(shopDayOf(deliveredAt), days + 1));
  return now.toISOString() < end ? new Date(lastMomentBefore(end)) : null;
}

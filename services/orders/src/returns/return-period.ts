import { lastDayOfWithdrawal } from '@kp/commerce/withdrawal-rules';
import { dayAfter, lastMomentBefore, shopDayOf, startOfShopDay } from '@kp/i18n/shop-time';

/** The last moment of the period of withdrawal, which starts with the delivery. */
export function withdrawableUntil(deliveredAt: Date): Date {
  const lastDay = lastDayOfWithdrawal(shopDayOf(deliveredAt), dayAfter);
  return new Date(lastMomentBefore(startOfShopDay(dayAfter(lastDay, 1))));
}

/** The last moment of the last day, in the time of the shop. Null once it is over, or before the delivery. */
export function returnableUntil(deliveredAt: Date | null, days: number, now = new Date()): Date | null {
  if (!deliveredAt) return null;
  const end = startOfShopDay(dayAfter(shopDayOf(deliveredAt), days + 1));
  return now.toISOString() < end ? new Date(lastMomentBefore(end)) : null;
}

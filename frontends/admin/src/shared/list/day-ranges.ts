import { weekdayOf } from '@kp/commerce/working-days';
import { dayAfter } from '@kp/i18n/shop-time';

export const DAY_RANGES = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type DayRange = (typeof DAY_RANGES)[number];

/** First and last day, as filters of lists take them. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** @param weekStart 1 for weeks from Monday, 7 for those from Sunday */
export function daysOf(range: DayRange, today: string, weekStart: number): Required<Days> {
  const week = dayAfter(today, -((weekdayOf(today) - weekStart + 7) % 7));
  const month = `${today.slice(0, 7)}-01`;
  const lastOfFormer = dayAfter(month, -1);
  // The 32nd day from the first of a month is in the next one.
  const nextMonth = `${dayAfter(month, 31).slice(0, 7)}-01`;
  const yesterday = dayAfter(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: week, to: dayAfter(week, 6) },
    lastWeek: { from: dayAfter(week, -7), to: dayAfter(week, -1) },
    thisMonth: { from: month, to: dayAfter(nextMonth, -1) },
    lastMonth: { from: `${lastOfFormer.slice(0, 7)}-01`, to: lastOfFormer },
  }[range];
}

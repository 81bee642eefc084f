import { ValidateBy } from 'class-validator';
import { businessDay } from '../business-day';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isPastDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  const isCalendarDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isCalendarDay && value >= '2000-01-01' && value <= businessDay(new Date());
}

/** An ISO day of the shop, today at the latest. */
export const PastDay = () =>
  ValidateBy(
    { name: 'isPastDay', validator: { validate: isPastDay } },
    { message: '$property must be a day like 2026-11-22, today at the latest' },
  );

import { isCalendarDay } from '@kp/platform/http';
import { ValidateBy } from 'class-validator';
import { businessDay } from '../business-day';

const isPastDay = (value: unknown): boolean =>
  isCalendarDay(value) && value >= '2000-01-01' && value <= businessDay(new Date());

/** An ISO day of the shop, today at the latest. */
export const PastDay = () =>
  ValidateBy(
    { name: 'isPastDay', validator: { validate: isPastDay } },
    { message: '$property must be a day like 2026-11-22, today at the latest' },
  );

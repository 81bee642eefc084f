import { shopDayOf } from '@kp/i18n/shop-time';

/** "2026-11-22": the day in the time zone of the shop. */
export const businessDay = shopDayOf;

/** That of now, for SQL; the zone is read once in a statement. */
export const BUSINESS_DAY_SQL = '(now() AT TIME ZONE (SELECT shop_time_zone()))::date';

/** The row in force on a day, whatever the order of the rows. */
export function newestOn<Row extends { validFrom: string }>(rows: readonly Row[], day: string): Row | null {
  return rows
    .filter((row) => row.validFrom <= day)
    .reduce<Row | null>((newest, row) => (newest && newest.validFrom > row.validFrom ? newest : row), null);
}

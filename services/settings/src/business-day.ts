import { SHOP_TIME_ZONE } from '@kp/i18n/shop-time';

export { SHOP_TIME_ZONE };

const businessDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** "2026-11-22": the day of the shop, which is in Bucharest. */
export const businessDay = (at: Date): string => businessDate.format(at);

/** The row in force on a day, whatever the order of the rows. */
export function newestOn<Row extends { validFrom: string }>(rows: readonly Row[], day: string): Row | null {
  return rows
    .filter((row) => row.validFrom <= day)
    .reduce<Row | null>((newest, row) => (newest && newest.validFrom > row.validFrom ? newest : row), null);
}

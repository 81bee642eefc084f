import { shopWeek } from '@kp/i18n/shop-week';
import { useTranslation } from 'react-i18next';

/** A Sunday. */
const BEFORE_MONDAY = Date.UTC(2026, 10, 29);
const DAY_MS = 86_400_000;

/** Their names, from the first day of the week on. */
export function useWeekdays() {
  const { language } = useTranslation().i18n;
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return shopWeek().map((day) => ({ value: day, label: format(BEFORE_MONDAY + day * DAY_MS) }));
}

import { shopWeek } from '@kp/i18n/shop-week';
import { weekdayNaming } from '@kp/i18n/weekday-name';
import { useTranslation } from 'react-i18next';

/** Their names, from the first day of the week on. */
export function useWeekdays() {
  const nameOf = weekdayNaming(useTranslation().i18n.language);
  return shopWeek().map((day) => ({ value: day, label: nameOf(day) }));
}

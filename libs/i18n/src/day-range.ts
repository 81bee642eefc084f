import { languageOption, type LanguageCode } from './languages';
import { NO_BREAK_SPACE } from './number-format';

/**
 * Two days without their year, by the calendar of Bucharest: "November 23 – 27", "23.–27. November". Browsers spell the
 * dash and its spaces differently, so it is for what only the browser writes.
 */
export function formatDayRange(from: Date, to: Date, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languageOption(language).locale, {
    timeZone: 'Europe/Bucharest',
    calendar: 'gregory',
    numberingSystem: 'latn',
    month: 'long',
    day: 'numeric',
  });
  return format.formatRange(from, to).replaceAll('\u202f', NO_BREAK_SPACE);
}

import { type LanguageCode, languageOption } from './languages';
import { shopDayOf } from './shop-time';
import { shopTimeZone } from './shop-time-zone';

/** "Today 15:46", "Nov 28", and with the year when it is not that of `now`; in the time of the shop. */
export function formatShortDate(iso: string, now: Date, language: LanguageCode): string {
  const { locale } = languageOption(language);
  const date = new Date(iso);
  const inShop = { timeZone: shopTimeZone(), numberingSystem: 'latn' };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...inShop, ...options }).format(date);
  const [day, today] = [shopDayOf(date), shopDayOf(now)];
  if (day === today)
    return `${nameOfToday(locale)} ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

function nameOfToday(locale: string): string {
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

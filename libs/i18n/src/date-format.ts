import { isolateLtr } from './isolate';
import { languageOption, type LanguageCode } from './languages';
import { NO_BREAK_SPACE } from './number-format';

/** The shop's days begin and end in Bucharest, wherever the reader or the server is. */
const BUSINESS_TIME_ZONE = 'Europe/Bucharest';

/** A `Date`, or an instant as JSON carries it: "2026-03-01T10:00:00.000Z". */
export type DateInput = Date | string;

const longDates = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Made when it is needed: a format costs milliseconds, which a page that is coming to life has not. */
let parts: Intl.DateTimeFormat | undefined;

/** "March 1, 2026", "1. März 2026": long months, whose names do not change from one browser version to the next. */
export function formatDate(date: DateInput, language: LanguageCode): string {
  return longDate(language).format(toDate(date)).replaceAll('\u202f', NO_BREAK_SPACE);
}

/** Date and time of day in 24 hours: "March 1, 2026, 12:05". */
export function formatDateTime(date: DateInput, language: LanguageCode): string {
  const { hour, minute } = partsOf(date);
  return `${formatDate(date, language)}${commaOf(language)} ${isolateLtr(`${hour}:${minute}`, language)}`;
}

/** dd/MM/yyyy in every language, for invoices. */
export function formatInvoiceDate(date: DateInput): string {
  const { day, month, year } = partsOf(date);
  return `${day}/${month}/${year}`;
}

/** What stands between date and time; Chinese, Japanese and Korean write a space only. */
function commaOf(language: LanguageCode): string {
  if (language === 'ar') return '،';
  return language === 'zh' || language === 'ja' || language === 'ko' ? '' : ',';
}

function longDate(language: LanguageCode): Intl.DateTimeFormat {
  const known = longDates.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languageOption(language).locale, {
    timeZone: BUSINESS_TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  longDates.set(language, format);
  return format;
}

function partsOf(date: DateInput): Record<string, string> {
  parts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: BUSINESS_TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(parts.formatToParts(toDate(date)).map(({ type, value }) => [type, value]));
}

function toDate(date: DateInput): Date {
  return typeof date === 'string' ? new Date(date) : date;
}

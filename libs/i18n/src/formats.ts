import { shopTimeZone } from './shop-time-zone';
import {
  CURRENCY_SYMBOLS,
  isCurrencyCode,
  isWrittenWhole,
  minorToDecimal,
  type Money,
  type Rate,
  rateToPercent,
} from '@kp/commerce';
import { isolateLtr } from './direction';
import { type LanguageCode, languageOption } from './languages';

export interface DecimalAmount {
  readonly amount: string;
  readonly currency: string;
}

const MINOR_PER_UNIT = 100;

const SYMBOL_FIRST: ReadonlySet<LanguageCode> = new Set(['en', 'ar', 'zh', 'ja', 'ko']);

const SPACED_PERCENT: ReadonlySet<LanguageCode> = new Set(['fr', 'de', 'ro', 'es']);

export interface MoneyStyle {
  /** Whole amounts have no decimals. */
  readonly isWhole: boolean;
}

/** Amounts that stand together are written alike: all with decimals as soon as one of them needs them. */
export const moneyStyleOf = (currency: string, minors: readonly number[]): MoneyStyle => ({
  isWhole: isWrittenWhole(currency) && minors.every((minor) => minor % MINOR_PER_UNIT === 0),
});

/** "$1,234.50" in English, "1.234,50 $" in German; "lei" always follows its number. "129.000 Ft" has no decimals. */
export function formatMoney(
  value: Money | DecimalAmount,
  language: LanguageCode,
  { isWhole = isWrittenWhole(value.currency) }: Partial<MoneyStyle> = {},
): string {
  const exact = 'minor' in value ? minorToDecimal(value.minor) : withTwoDecimals(value.amount);
  const decimal = isWhole ? exact.replace(/\.00$/, '') : exact;
  const isNegative = decimal.startsWith('-');
  const number = formatDecimal(isNegative ? decimal.slice(1) : decimal, language);
  return isolateLtr(`${isNegative ? '-' : ''}${withSymbol(number, value.currency, language)}`, language);
}

export function formatPercent(rate: Rate, language: LanguageCode): string {
  const number = formatDecimal(rateToPercent(rate), language);
  return isolateLtr(`${number}${SPACED_PERCENT.has(language) ? NO_BREAK_SPACE : ''}%`, language);
}

function withSymbol(number: string, currency: string, language: LanguageCode): string {
  const symbol = isCurrencyCode(currency) ? CURRENCY_SYMBOLS[currency] : currency;
  const isWord = symbol.length > 1;
  return SYMBOL_FIRST.has(language) && !isWord ? `${symbol}${number}` : `${number}${NO_BREAK_SPACE}${symbol}`;
}

function withTwoDecimals(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return fraction.length > 2 ? amount : `${whole}.${fraction.padEnd(2, '0')}`;
}

const NO_BREAK_SPACE = '\u00a0';

interface Separators {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',' | typeof NO_BREAK_SPACE;
}

const POINT: Separators = { decimal: '.', group: ',' };
const COMMA: Separators = { decimal: ',', group: '.' };
const COMMA_AND_SPACE: Separators = { decimal: ',', group: NO_BREAK_SPACE };

/* Not Intl.NumberFormat: Node and browsers carry different locale data, and hydrated markup must not differ. */
const SEPARATORS: Readonly<Record<LanguageCode, Separators>> = {
  en: POINT,
  fr: COMMA_AND_SPACE,
  de: COMMA,
  it: COMMA,
  pt: COMMA_AND_SPACE,
  ro: COMMA,
  es: COMMA,
  ar: POINT,
  zh: POINT,
  ja: POINT,
  ko: POINT,
};

/** "." or "," in numbers of a language. */
export const decimalMarkOf = (language: LanguageCode): '.' | ',' => SEPARATORS[language].decimal;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "1234.5" → "1,234.5" or "1.234,5"; other texts come back unchanged. */
function formatDecimal(text: string, language: LanguageCode): string {
  const match = DECIMAL.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction] = match;
  const { decimal, group } = SEPARATORS[language];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}

/** @param fractionDigits by default as many as the number has, at most three */
export function formatNumber(value: number, language: LanguageCode, fractionDigits?: number): string {
  const text =
    fractionDigits === undefined ? String(Number(value.toFixed(3))) : value.toFixed(fractionDigits);
  return formatDecimal(text, language);
}

/** An exchange rate with the decimals that it has: "0.920000" → "0.92". */
export function formatDecimalRate(rate: string, language: LanguageCode): string {
  return formatDecimal(rate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), language);
}

export type DateInput = Date | string;

/** Made on first use, because a format costs milliseconds during hydration. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const ISO_DAY_LENGTH = 10;

const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const DAY_OF_RANGE = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const DATE_AND_CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment is shown in the time zone that the shop has now; a day such as "2026-12-03" is the same everywhere. */
function dateFormat(
  date: DateInput,
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly month: string },
): Intl.DateTimeFormat {
  const timeZone = String(date).length === ISO_DAY_LENGTH ? 'UTC' : shopTimeZone();
  const key = timeZone + locale + options.month;
  let format = dateFormats.get(key);
  if (!format) {
    const calendar = { timeZone, calendar: 'gregory', numberingSystem: 'latn' };
    format = new Intl.DateTimeFormat(locale, { ...calendar, ...options });
    dateFormats.set(key, format);
  }
  return format;
}

/** "March 1, 2026": long month names do not change between browser versions. */
export function formatDate(date: DateInput, language: LanguageCode): string {
  const format = dateFormat(date, languageOption(language).locale, LONG_DATE);
  return format.format(toDate(date)).replaceAll('\u202f', NO_BREAK_SPACE);
}

export function formatDateTime(date: DateInput, language: LanguageCode): string {
  const { hour, minute } = partsOf(date);
  return `${formatDate(date, language)}${commaOf(language)} ${isolateLtr(`${hour}:${minute}`, language)}`;
}

export function formatInvoiceDate(date: DateInput): string {
  const { day, month, year } = partsOf(date);
  return `${day}/${month}/${year}`;
}

function commaOf(language: LanguageCode): string {
  if (language === 'ar') return '،';
  return language === 'zh' || language === 'ja' || language === 'ko' ? '' : ',';
}

/** One after the other on a line, without an "and". */
export function formatList(texts: readonly string[], language: LanguageCode): string {
  if (language === 'zh' || language === 'ja') return texts.join('、');
  return texts.join(language === 'ar' ? '، ' : ', ');
}

function partsOf(date: DateInput): Record<string, string> {
  const parts = dateFormat(date, 'en-GB', DATE_AND_CLOCK).formatToParts(toDate(date));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function toDate(date: DateInput): Date {
  return typeof date === 'string' ? new Date(date) : date;
}

/** "Thu, Dec 3 – Mon, Dec 7". For the browser only: the dash and its spaces differ between browsers and Node. */
export function formatDayRange(from: DateInput, to: DateInput, language: LanguageCode): string {
  const format = dateFormat(from, languageOption(language).locale, DAY_OF_RANGE);
  return format.formatRange(toDate(from), toDate(to)).replaceAll('\u202f', NO_BREAK_SPACE);
}

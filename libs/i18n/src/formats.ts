import {
  CURRENCY_SYMBOLS,
  isCurrencyCode,
  minorToDecimal,
  rateToPercent,
  type Money,
  type Rate,
} from '@kp/commerce';
import { isolateLtr } from './isolate';
import type { LanguageCode } from './languages';
import { NO_BREAK_SPACE, formatDecimal } from './number-format';

export { formatDate, formatDateTime, formatInvoiceDate } from './date-format';
export { formatNumber } from './number-format';

/** An amount as the wire carries it: a decimal string and a currency code. */
export interface WireAmount {
  /** "12.50" */
  readonly amount: string;
  readonly currency: string;
}

/** Languages that write the symbol before the number; the others write it behind, after a no-break space. */
const SYMBOL_FIRST: ReadonlySet<LanguageCode> = new Set(['en', 'ar', 'zh', 'ja', 'ko']);

/** Languages that put a space before the percent sign. */
const SPACED_PERCENT: ReadonlySet<LanguageCode> = new Set(['fr', 'de', 'ro', 'es']);

/**
 * "$1,234.50" in English, "1.234,50 $" in German; "lei" always follows its number. Two decimals always, the same
 * characters on the server and in the browser.
 */
export function formatMoney(value: Money | WireAmount, language: LanguageCode): string {
  const decimal = 'minor' in value ? minorToDecimal(value.minor) : withTwoDecimals(value.amount);
  const isNegative = decimal.startsWith('-');
  const number = formatDecimal(isNegative ? decimal.slice(1) : decimal, language);
  return isolateLtr(`${isNegative ? '-' : ''}${withSymbol(number, value.currency, language)}`, language);
}

/** "0.19" → "19%", in French "19 %" (with a no-break space). */
export function formatPercent(rate: Rate, language: LanguageCode): string {
  const number = formatDecimal(rateToPercent(rate), language);
  return isolateLtr(`${number}${SPACED_PERCENT.has(language) ? NO_BREAK_SPACE : ''}%`, language);
}

function withSymbol(number: string, currency: string, language: LanguageCode): string {
  const symbol = isCurrencyCode(currency) ? CURRENCY_SYMBOLS[currency] : currency;
  const isWord = symbol.length > 1;
  return SYMBOL_FIRST.has(language) && !isWord ? `${symbol}${number}` : `${number}${NO_BREAK_SPACE}${symbol}`;
}

/** "12.5" → "12.50"; a shorter form is how some numbers arrive from JSON. */
function withTwoDecimals(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return fraction.length > 2 ? amount : `${whole}.${fraction.padEnd(2, '0')}`;
}

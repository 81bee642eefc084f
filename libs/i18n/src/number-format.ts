import type { LanguageCode } from './languages';

/** U+00A0, the space that keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00a0';

interface Separators {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',' | typeof NO_BREAK_SPACE;
}

const POINT: Separators = { decimal: '.', group: ',' };
const COMMA: Separators = { decimal: ',', group: '.' };
const COMMA_AND_SPACE: Separators = { decimal: ',', group: NO_BREAK_SPACE };

/*
 * Our own table and not Intl.NumberFormat: server and browser carry different versions of the locale data (French
 * groups with U+202F in one and U+00A0 in another), and a page must be the same on both to the last character.
 */
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

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A number with the separators of the language and Latin digits, also in Arabic: "1234.5" → "1,234.5", "1.234,5".
 * Decimals stay as given. What is no decimal text comes back unchanged.
 */
export function formatDecimal(text: string, language: LanguageCode): string {
  const match = DECIMAL.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction] = match;
  const { decimal, group } = SEPARATORS[language];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}

/**
 * @param fractionDigits exactly so many decimals; without it, as many as the number has, at most three
 */
export function formatNumber(value: number, language: LanguageCode, fractionDigits?: number): string {
  const text =
    fractionDigits === undefined ? String(Number(value.toFixed(3))) : value.toFixed(fractionDigits);
  return formatDecimal(text, language);
}

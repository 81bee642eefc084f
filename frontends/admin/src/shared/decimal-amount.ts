import { cleanNumber } from '@kp/commerce';

/** Between groups of digits: a space of any width, an apostrophe. */
const SPACING = /(?<=\d)[ '’](?=\d{3}(?!\d))/g;
/** Thousands, or lakhs, all with the same mark. */
const GROUPED = /^-?\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?(?<=\D\d{3})$/;

const withoutMarks = (digits: string) => digits.replace(/[.,]/g, '');

/**
 * "12,50", "1.234,50", "1,234.50" and "1 234,50" as typed → "12.50", "1234.50". One mark alone is that of the decimals: a
 * price of "1.234" is refused for its three decimals rather than taken for another one.
 */
export function decimalAmount(typed: string): string {
  const text = cleanNumber(typed).replace(SPACING, '');
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (end === -1) return text;
  const whole = text.slice(0, end);
  const fraction = text.slice(end + 1);
  const mark = GROUPED.exec(whole)?.[1];
  if (mark === undefined) return text.replace(',', '.');
  if (mark !== text[end]) return `${withoutMarks(whole)}.${fraction}`;
  return GROUPED.test(text) ? withoutMarks(text) : text;
}

/** "1.000" and "1,000" as typed → "1000". "12,5" → "12.5", which is no whole number. */
export function wholeNumber(typed: string): string {
  const text = cleanNumber(typed).replace(SPACING, '');
  return GROUPED.test(text) ? withoutMarks(text) : decimalAmount(text);
}

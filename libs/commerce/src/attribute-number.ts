import { cleanNumber } from './clean-code';

const NUMBER = /^-?\d{1,9}([.,]\d{1,4})?$/;

/** "007,50" → "7.5"; null for a text that is no number. */
export function parseAttributeNumber(text: string): string | null {
  const number = cleanNumber(text);
  return NUMBER.test(number) ? String(Number(number.replace(',', '.'))) : null;
}

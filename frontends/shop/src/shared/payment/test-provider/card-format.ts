import { cleanCode } from '@kp/commerce';

/** Digits of every script and width. */
const digitsOf = (typed: string): string => cleanCode(typed).replace(/\D/g, '');

const MAX_NUMBER_DIGITS = 19;

/** "42424242" → "4242 4242". */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, MAX_NUMBER_DIGITS);
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** "1228" → "12/28". @param before what the field showed: a slash that is deleted does not come back */
export function formatExpiry(typed: string, before: string): string {
  const [first = '', ...more] = cleanCode(typed).split('/');
  const isMonthEnded = more.length > 0 && digitsOf(first).length === 1;
  const digits = isMonthEnded || /^[2-9]/.test(digitsOf(typed)) ? `0${digitsOf(typed)}` : digitsOf(typed);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, digits.startsWith('20', 2) ? 6 : 4);
  const isDeleting = typed.length < before.length;
  if (month.length < 2 || (year === '' && isDeleting)) return month;
  return `${month}/${year}`;
}

export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

// What is compared and short: `clean-text.ts` says when. Apart from it because every page of the shop cleans a number.

/** In codes and numbers, variation selectors too. */
const INVISIBLE_IN_CODES = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;
/** Signs whose meaning is lost in letters and digits: "10²" is not 102. */
const SIGNS =
  /[^\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u2776-\u2793\u3200-\u32ff]+/gu;

export const PLAIN = /^[\x20-\x7e]*$/;

/** Of plain text. */
export const singleSpaced = (text: string): string => text.replace(/ +/g, ' ').trim();

/** One spelling of those that are compatible (NFKC), of dashes and of spaces. */
export function compatible(text: string): string {
  if (PLAIN.test(text)) return singleSpaced(text);
  return text
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE_IN_CODES, '')
    .replace(SIGNS, (signs) => signs.normalize('NFKC'))
    .trim();
}

/** What is compared as a whole: a code, a postal code, a number of a document. */
export function cleanCode(text: string): string {
  return inDigits(compatible(text)).replace(/[\p{Pd}\u2212]/gu, '-');
}

/** An email address as it is compared, in the case it was typed in. */
export function cleanEmail(text: string): string {
  return compatible(text).normalize('NFKC');
}

/** A number; separators stay as they were typed. */
export function cleanNumber(text: string): string {
  return cleanCode(text).replace(/٫/g, '.').replace(/٬/g, ',');
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of every script as 0 to 9; each script has its ten in a row. */
export function inDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return String(value);
  });
}

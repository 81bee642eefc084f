import { foldMarks } from '@kp/commerce/fold-letters';

/** How surely a text names a document. */
export type ReferenceStrength = 'full' | 'short' | 'bare';

const COUNTER_LENGTH = 6;
const MAX_COUNTER_LENGTH = 10;

interface Parts {
  readonly prefix: string;
  readonly year: string;
  /** With leading zeros. */
  readonly counter: string;
}

function partsOf(number: string): Parts {
  const [prefix = '', year = '', counter = ''] = number.split('-');
  return { prefix, year, counter };
}

const folded = (text: string) => foldMarks(text).toUpperCase();
/** Banks break lines anywhere, and people type any separator. */
const compact = (text: string) => folded(text).replace(/[^A-Z0-9]/g, '');
/** "0RD": a zero for the letter. */
const lettersOf = (prefix: string) => prefix.replaceAll('O', '[O0]').replaceAll('I', '[I1]');

/** Without leading zeros: no text names the document without it. */
export const counterOf = (number: string): string => String(Number(partsOf(number).counter));

/** Whatever a text could mean by `counterOf` a number: each part of its runs of digits. */
export function countersIn(text: string): Set<string> {
  const counters = new Set<string>();
  for (const [digits] of compact(text).matchAll(/\d+/g))
    for (let from = 0; from < digits.length; from += 1)
      for (let to = from + 1; to <= Math.min(from + MAX_COUNTER_LENGTH, digits.length); to += 1)
        counters.add(digits.slice(from, to));
  return counters;
}

/** @returns null when the text does not name the document */
export function strengthOf(number: string, text: string): ReferenceStrength | null {
  const { prefix, year, counter } = partsOf(number);
  const plain = counterOf(number);
  const joined = compact(text);
  if (!joined.includes(plain)) return null;
  // After six digits of the counter others may follow: a date, or the counter of another document.
  if (new RegExp(`(?:${lettersOf(prefix)}|(?<!\\d))${year}${counter}`).test(joined)) return 'full';
  const spaced = folded(text).replace(/[^A-Z0-9]+/g, ' ');
  const letters = lettersOf(prefix);
  const isShort = [
    `${letters} ?${year} ?0*${plain}(?!\\d)`,
    `${letters}[A-Z]{0,6} ?(?:NR ?)?0*${plain}(?!\\d)`,
    `(?<!\\d)${year} 0*${plain}(?!\\d)`,
    `(?<!\\d)${counter}(?!\\d)`,
  ].some((pattern) => new RegExp(pattern).test(spaced));
  if (isShort) return 'short';
  return new RegExp(`(?<![A-Z0-9])0*${plain}(?![A-Z0-9])`).test(spaced) ? 'bare' : null;
}

/** References that were written out, as the digits of year and counter. */
export function typedReferences(text: string): string[] {
  const found = folded(text).matchAll(
    /(?:[O0]RD|[I1]NV)[^A-Z0-9]*(\d{4})[^A-Z0-9]*(\d[\d ]{2,8}\d)(?![\d])/g,
  );
  return [...found].map(([, year, counter]) => `${year}${counter!.replaceAll(' ', '')}`);
}

/** One digit is wrong, missing or too much, or two that follow each other are swapped. */
export function isMistyped(typed: string, number: string): boolean {
  const { year, counter } = partsOf(number);
  const right = `${year}${counter.padStart(COUNTER_LENGTH, '0')}`;
  if (typed === right) return false;
  if (typed.length === right.length) {
    const wrong = [...right].flatMap((digit, index) => (digit === typed[index] ? [] : [index]));
    if (wrong.length === 1) return true;
    const [first = 0, second = 0] = wrong;
    return (
      wrong.length === 2 &&
      second === first + 1 &&
      typed[first] === right[second] &&
      typed[second] === right[first]
    );
  }
  const [longer, shorter] = typed.length > right.length ? [typed, right] : [right, typed];
  return (
    longer.length === shorter.length + 1 &&
    [...longer].some((_, index) => longer.slice(0, index) + longer.slice(index + 1) === shorter)
  );
}

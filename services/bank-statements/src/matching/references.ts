import { foldMarks } from '@kp/commerce/fold-letters';

/** How surely a text names a document. */
export type ReferenceStrength = 'full' | 'short' | 'bare';

/** That names a document by itself. */
const LONG_COUNTER = 6;
const MAX_COUNTER_LENGTH = 10;

interface Parts {
  /** Letters and digits before the counter without the year, where they were apart: "KP", "B2". */
  readonly words: readonly string[];
  /** Empty in a series without one. */
  readonly year: string;
  /** With leading zeros. */
  readonly counter: string;
}

/** The counter is at the end, and no series ends with a digit: "ORD-2026-000490", "KPB-1001". */
function partsOf(number: string): Parts {
  const [, series = '', counter = ''] = /^(.*?)(\d+)$/.exec(number) ?? [];
  const words = series.split('-').filter(Boolean);
  const year = words.find((word, place) => place > 0 && /^20\d\d$/.test(word)) ?? '';
  return { words: words.filter((word) => word !== year), year, counter };
}

const folded = (text: string) => foldMarks(text).toUpperCase();
/** Banks break lines anywhere, and people type any separator. */
const compact = (text: string) => folded(text).replace(/[^A-Z0-9]/g, '');
/** "0RD": a zero for the letter. One or two letters are also the end of other words. */
function lettersOf(words: readonly string[], separator: string): string {
  const letters = words.join(separator).replaceAll('O', '[O0]').replaceAll('I', '[I1]');
  return words.join('').length < 3 ? `(?<![A-Z0-9])${letters}` : letters;
}

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
  const { words, year, counter } = partsOf(number);
  const plain = counterOf(number);
  const joined = compact(text);
  if (!joined.includes(plain)) return null;
  const spaced = folded(text).replace(/[^A-Z0-9]+/g, ' ');
  const letters = lettersOf(words, ' ?');
  const isLong = counter.length >= LONG_COUNTER;
  // After six digits of the counter others may follow: a date, or the counter of another document.
  const isWhole = isLong
    ? new RegExp(`(?:${lettersOf(words, '')}|(?<!\\d))${year}${counter}`).test(joined)
    : new RegExp(`${letters} ?${year} ?${counter}(?!\\d)`).test(spaced);
  if (isWhole) return 'full';
  const isShort = [
    `${letters} ?${year} ?0*${plain}(?!\\d)`,
    `${letters}[A-Z]{0,6} ?(?:NR ?)?0*${plain}(?!\\d)`,
    ...(year ? [`(?<!\\d)${year} 0*${plain}(?!\\d)`] : []),
    ...(isLong ? [`(?<!\\d)${counter}(?!\\d)`] : []),
  ].some((pattern) => new RegExp(pattern).test(spaced));
  if (isShort) return 'short';
  return new RegExp(`(?<![A-Z0-9])0*${plain}(?![A-Z0-9])`).test(spaced) ? 'bare' : null;
}

/** Whether the text writes the reference out with one digit wrong, missing or too much, or two that follow each other swapped. */
export function isMistypedIn(text: string, number: string): boolean {
  const { words, year, counter } = partsOf(number);
  const ofYear = year ? String.raw`(\d{4})[^A-Z0-9]*` : '()';
  const written = String.raw`${lettersOf(words, '[^A-Z0-9]*')}[^A-Z0-9]*${ofYear}(\d[\d ]{2,8}\d)(?!\d)`;
  const found = folded(text).matchAll(new RegExp(written, 'g'));
  return [...found].some(([, typedYear, typed]) =>
    isMistyped(`${typedYear}${typed!.replaceAll(' ', '')}`, `${year}${counter}`),
  );
}

function isMistyped(typed: string, right: string): boolean {
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

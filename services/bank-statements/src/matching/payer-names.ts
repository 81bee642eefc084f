import { foldMarks } from '@kp/commerce/fold-letters';

/** Legal forms and titles, which say nothing about who pays. */
const COMMON = new Set(
  'SRL SA SC SCS SNC PFA II IF SPRL SARL SAS GMBH AG KG UG LTD LLC PLC INC SPA SRO KFT BT OOD EOOD BV NV AB OY AS SI AND UND ET E DE LA CO'.split(
    ' ',
  ),
);
const MIN_WORD_LENGTH = 2;
/** Of a longer word, so that "Gastro" finds "Gastronomie" and banks may cut names. */
export const MIN_PREFIX_LENGTH = 4;

/** Words of a name as banks write it: capitals without accents, umlauts as one or as two letters. */
export function wordsOf(name: string): string[] {
  return foldMarks(name)
    .toUpperCase()
    .replace(/([AOU])E(?=[^AEIOU\s])/g, '$1')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON.has(word));
}

const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= MIN_PREFIX_LENGTH &&
    (one.startsWith(other) || other.startsWith(one)));

/** Whether most words of a name, and both where it has two, are among the others. */
export function isNamed(words: readonly string[], given: readonly string[]): boolean {
  if (words.length === 0) return false;
  const found = words.filter((word) => given.some((other) => isSameWord(word, other))).length;
  return words.length <= 2 ? found === words.length : found * 3 >= words.length * 2;
}

import { distance } from 'fastest-levenshtein';

/** Letters that are wrong, missing or too many. */
export function isWithinEdits(one: string, other: string, max: number): boolean {
  return Math.abs(one.length - other.length) <= max && distance(one, other) <= max;
}

const MIN_CORRECTED = 4;

/** @returns the first known word that begins alike and is one letter away; a shorter word is as it is meant */
export function correctionOf(word: string, known: Iterable<string>): string | undefined {
  if (word.length < MIN_CORRECTED) return undefined;
  for (const other of known)
    if (other[0] === word[0] && other !== word && isWithinEdits(word, other, 1)) return other;
  return undefined;
}

/** One letter wrong, missing, added, or swapped with its neighbour; a longer ending is another form of the word. */
export function isMisspelled(typed: string, meant: string): boolean {
  if (typed === meant || typed.startsWith(meant) || meant.startsWith(typed)) return false;
  return isWithinEdits(typed, meant, 1) || isSwapped(typed, meant);
}

function isSwapped(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  return typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2) === meant;
}

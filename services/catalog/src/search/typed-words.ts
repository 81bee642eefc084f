import type { SearchUnit } from './understand-search';
import { wordsOf } from './words';

/** @returns words as the text has them, with its marks and capitals */
export function asTyped(text: string, words: string): string {
  const asked = wordsOf(words).join('');
  const tokens = text.split(/\s+/);
  for (let start = 0; start < tokens.length; start += 1)
    for (let end = start + 1; end <= tokens.length; end += 1) {
      const said = tokens.slice(start, end).join(' ');
      if (wordsOf(said).join('') === asked) return said.replace(/[,;:.]+$/u, '');
    }
  return words;
}

/** @returns the text with its misspelled words as they were searched; null when none was */
export function correctedText(text: string, units: readonly SearchUnit[]): string | null {
  const corrected = units.filter(
    ({ original, kind, typed }) => original && kind !== 'left-out' && original !== typed,
  );
  if (corrected.length === 0) return null;
  return corrected.reduce((said, { original, typed }) => said.replace(asTyped(said, original!), typed), text);
}

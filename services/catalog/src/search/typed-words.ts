import { saidShortly } from './absences';
import type { SearchUnit } from './understand-search';
import { isStopWord, meaningfulWords, wordsOf } from './words';

/** @returns words as the text has them, with its marks and capitals, and the number before them: "5 kg" */
export function asTyped(text: string, words: string): string {
  const inWords = (said: string) => meaningfulWords(wordsOf(saidShortly(said))).join('');
  const asked = inWords(words);
  const tokens = text.split(/\s+/);
  for (let start = 0; start < tokens.length; start += 1)
    for (let end = start + 1; end <= tokens.length; end += 1) {
      const said = tokens.slice(start, end).join(' ');
      if (inWords(said) === asked && !isStopWord(wordsOf(said)[0] ?? ''))
        return [...tokens.slice(Math.max(start - 1, 0), start).filter(isNumber), said]
          .join(' ')
          .replace(/[,;:.]+$/u, '');
    }
  return words;
}

const isNumber = (token: string) => /^\d[\d.,]*$/.test(token);

/** @returns the text with its misspelled words as they were searched; null when none was */
export function correctedText(text: string, units: readonly SearchUnit[]): string | null {
  const corrected = units.filter(
    ({ original, kind, typed }) => original && kind !== 'left-out' && original !== typed,
  );
  if (corrected.length === 0) return null;
  return corrected.reduce((said, { original, typed }) => said.replace(asTyped(said, original!), typed), text);
}

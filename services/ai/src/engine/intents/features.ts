import type { LanguageCode } from '@kp/i18n/languages';
import { fold, isUnspaced } from '../text';

const PART = 4;

/** Words, pairs of them, the first and the last one, and parts of four letters; one to three letters where words are not separated. */
export function featuresOf(text: string, language: LanguageCode): string[] {
  const folded = fold(text).replace(/\d+/g, '0');
  if (isUnspaced(language)) {
    const letters = [...folded.replace(/ /g, '')];
    return [...new Set([1, 2, 3].flatMap((length) => partsOf(letters, length)))];
  }
  const words = folded.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const parts = words.flatMap((word) => {
    const letters = [...`^${word}$`];
    return language === 'ko' ? [...partsOf(letters, 2), ...partsOf(letters, 3)] : partsOf(letters, PART);
  });
  const ends = [`>${words[0]}`, `<${words.at(-1)}`];
  return [...new Set([...words.map((word) => `=${word}`), ...pairs, ...ends, ...parts])];
}

function partsOf(letters: readonly string[], length: number): string[] {
  return letters
    .slice(0, Math.max(0, letters.length - length + 1))
    .map((_, start) => letters.slice(start, start + length).join(''));
}

import type { LanguageCode } from '@kp/i18n/languages';
import { fold, isUnspaced, stemOf, termsOf } from './text';

const MIN_BEGINNING = 3;

interface Named {
  name: string;
  slug: string;
}

/** The name has each word of the phrase, in any form; a code names its product. */
export function namesAll({ name, slug }: Named, phrase: string, language: LanguageCode): boolean {
  if (isUnspaced(language) || language === 'ko') return namesTogether({ name, slug }, phrase);
  return fold(phrase)
    .split(' ')
    .every((word) => isWordOf(stemsOf(`${name} ${slug}`, language), word, language));
}

/** How many of the words the name has. */
export function wordsNamed(name: string, words: readonly string[], language: LanguageCode): string[] {
  const stems = stemsOf(name, language);
  return words.filter((word) => stems.includes(stemOf(word, language)));
}

const stemsOf = (name: string, language: LanguageCode) =>
  fold(name)
    .split(' ')
    .map((word) => stemOf(word, language));

function isWordOf(stems: readonly string[], word: string, language: LanguageCode): boolean {
  const stem = stemOf(word, language);
  const isBegun = (named: string) =>
    stem === named || (stem.length >= MIN_BEGINNING && (named.startsWith(stem) || named.includes(stem)));
  return /^kp\d+$/.test(word) || stems.some(isBegun);
}

/** Where words are not apart, most of the pairs of letters are enough. */
function namesTogether({ name, slug }: Named, phrase: string): boolean {
  if (/kp\d/.test(phrase)) return true;
  const named = fold(`${name} ${slug}`).replace(/ /g, '');
  const letters = [...phrase.replace(/ /g, '')];
  const pairs = letters.slice(1).map((letter, index) => letters[index]! + letter);
  return pairs.filter((pair) => named.includes(pair)).length * 2 > pairs.length;
}

/** 0 to 1: how much of the shorter name, without numbers, the other one has. */
export function sharedOfNames(
  one: Pick<Named, 'name'>,
  other: Pick<Named, 'name'>,
  language: LanguageCode,
): number {
  const [shorter, longer] = [one, other]
    .map(({ name }) => termsOf(fold(name), language).filter((term) => !/\d/.test(term)))
    .sort((left, right) => left.length - right.length) as [string[], string[]];
  return shorter.filter((term) => longer.includes(term)).length / Math.max(1, shorter.length);
}

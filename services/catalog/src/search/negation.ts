import { alternatives, besides, type Condition, oneOfWord } from './search-condition';
import { isUnspaced, stemOf } from './words';

/** Before and behind what a thing is without; they mean the same in any language that a product is described in. */
const BEFORE = 'no non not nicht anti without ohne kein keine sans sin senza sem nao fara nu بدون بلا'.split(
  ' ',
);
const BEHIND = ['free', 'less', 'frei'];
/** Written as one with what they negate. */
const PREFIXES = ['non', 'no', 'anti'];
/** "ohne Abspülen" is searched as "ohne Spülen". */
const SEPARABLE = ['ab', 'aus', 'nach'];
const MIN_STEM_LENGTH = 4;
const LETTERS = /^\p{L}+$/u;

/** @returns whether two words that follow each other say what a thing is without: "no rinse", "lead free" */
export function isNegation(words: readonly [string, string | undefined]): words is readonly [string, string] {
  const [first, second] = words;
  if (second === undefined || !words.every((word) => LETTERS.test(word!) && !isUnspaced(word!))) return false;
  return BEFORE.includes(first) || BEHIND.includes(second);
}

/** Before a thing of one or more words, where "no" and "non" negate one. */
const PREPOSITIONS = 'without ohne sans sin senza sem fara بدون بلا'.split(' ');

export const isPreposition = (word: string): boolean => PREPOSITIONS.includes(word);

/** "Chlorine-free" */
export const isFreeOf = (word: string): boolean => BEHIND.includes(word);

/** What the two words say is missing. */
export const negatedWord = ([first, second]: readonly [string, string]): string =>
  BEFORE.includes(first) ? second : first;

/** "no rinse" is also "without rinsing", "rinse-free" and "norinse", but no product that has to be rinsed. */
export function negation(pair: readonly [string, string]): Condition {
  const [first] = pair;
  const named = negatedWord(pair);
  const stem = stemOf(named).replace(/ing$/, '');
  const beginning = stem.length < MIN_STEM_LENGTH ? named : stem;
  const beginnings = [beginning, ...(first === 'ohne' ? SEPARABLE.map((part) => part + beginning) : [])];
  const joined = [...PREFIXES.map((prefix) => prefix + named), ...BEHIND.map((ending) => named + ending)];
  return alternatives([
    besides(BEFORE, [named, ...beginnings.map((each) => `${each}*`)]),
    besides([named], BEHIND),
    ...joined.map((word) => oneOfWord(word, { isTyped: false })),
  ]);
}

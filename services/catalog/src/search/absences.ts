import type { Condition } from './search-condition';
import { isNegation, negatedWord, negation } from './negation';
import { isUnspaced, meaningfulWords, stemOf, wordsOf } from './words';

/** What a product is asked to be without: "no rinse", "puderfrei", "无粉". */
export interface TypedAbsence {
  readonly typed: string;
  /** The word of what is not wanted; of Chinese, Japanese and Korean its letters. */
  readonly thing: string;
  /** In names and keywords. */
  readonly condition: Condition | null;
}

/** "puderfrei", "grasso-free" as one word. */
const JOINED = /^(\p{L}{3,}?)(?:frei|freie|freier|freies|freien|free)$/u;
/** Written before and behind what is missing. */
const UNSPACED_BEFORE = '无需|無需|不用|不含|不需|免|无|無|不|ノン|ノー|무';
const UNSPACED_BEHIND = '不要|なし|フリー|不使用|프리|불필요|없는|없음';
const UNSPACED = new RegExp(
  `(${UNSPACED_BEFORE})(\\p{L}{1,4})|(\\p{L}{1,5})(の?\\s?(?:${UNSPACED_BEHIND}))`,
  'gu',
);
const MIN_SHARED = 4;
const SHARE = 0.7;
/** "Plasticizers" are no plastic. */
const MAX_LONGER = 3;

const WITHOUT = String.raw`(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|f[aă]r[aă])\s+`;
/** In several words, as "without" says it in one. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/\bfree (?:of|from)(?=\s)/giu, 'without'],
  [/(?<!\p{L})(?:libre|exempte?|lipsit[ăe]?|isent[oa]|priv[oaei]|exent[oa]) d[ei](?=\s)/giu, 'sans'],
  [/(?<!\p{L})frei von(?=\s)/giu, 'ohne'],
  [/(?:خال(?:ي|ية|ٍ)?|(?<!\p{L})(?:ليست?|غير))\s+من(?=\s)/gu, 'بدون'],
  // "Not made of steel", "nicht aus Edelstahl", "pas en inox", "nu din inox".
  [
    /(?<!\p{L})(?:not (?:made )?(?:of|from|in)|nicht aus|pas (?:en|de)|nu (?:din|de)|no (?:de|hech[oa] de)|non (?:di|in)|não (?:de|feit[oa] de))(?=\s)/giu,
    'without',
  ],
  // "Without a non-stick coating", "fără strat anti-aderent": what is not wanted has one name.
  [new RegExp(String.raw`(?<=${WITHOUT}[^,;]*\p{L})-(?=\p{L})`, 'giu'), ''],
  [new RegExp(String.raw`(?<=${WITHOUT}(?:non|anti))\s(?=\p{L})`, 'giu'), ''],
];

/** @returns the text with what is missing said in one word */
export const saidShortly = (text: string): string =>
  WRITTEN_OUT.reduce((said, [written, word]) => said.replace(written, word), text);

/**
 * @returns what the words of a text ask products to be without, in any language; each in one or more readings, the longest
 * first, because letters that are written together do not say where a word ends
 */
export function readAbsences(typed: string, language: string): TypedAbsence[][] {
  const words = meaningfulWords(wordsOf(typed)).filter((word) => language !== 'pt' || word !== 'no');
  const pairs = words.flatMap((word, at): TypedAbsence[][] => {
    const pair = [word, words[at + 1]] as const;
    if (isNegation(pair))
      return [[{ typed: pair.join(' '), thing: negatedWord(pair), condition: negation(pair) }]];
    const joined = JOINED.exec(word)?.[1];
    return joined === undefined ? [] : [[{ typed: word, thing: joined, condition: null }]];
  });
  const unspaced = words.filter(isUnspaced).join(' ');
  return [...pairs, ...[...unspaced.matchAll(UNSPACED)].map(readingsOf)];
}

function readingsOf({ 1: before, 2: behind, 3: ahead, 4: after }: RegExpExecArray): TypedAbsence[] {
  const letters = behind ?? ahead!;
  const lengths = Array.from(letters, (_, index) => letters.length - index);
  // One letter is a word in Chinese only.
  const words = lengths.filter((length) => length > 1 || /^\p{Script=Han}/u.test(letters));
  return words.map((length) => {
    const thing = behind === undefined ? letters.slice(-length) : letters.slice(0, length);
    return { typed: behind === undefined ? thing + after! : before + thing, thing, condition: null };
  });
}

/** Whether a name of an attribute is about the thing, and whether it says that it is missing: "Powder-free", "Fără pudră". */
export function namesThing(name: string, thing: string): 'present' | 'absent' | null {
  if (isUnspaced(thing)) {
    const said = name.replace(/\s/g, '');
    if (!said.includes(thing)) return null;
    return new RegExp(UNSPACED.source, 'u').test(said) ? 'absent' : 'present';
  }
  const words = wordsOf(name);
  const isAbout = (word: string) => isAlike(JOINED.exec(word)?.[1] ?? word, thing);
  if (!words.some(isAbout)) return null;
  const isMissing = words.some(
    (word, at) =>
      JOINED.test(word) ||
      (isNegation([word, words[at + 1]]) && isAlike(negatedWord([word, words[at + 1]!]), thing)),
  );
  return isMissing ? 'absent' : 'present';
}

/** Forms of one word: "rinse" and "rinsing", "clătire" and "clătit"; "Abspülen" is "spülen" too. */
function isAlike(one: string, other: string): boolean {
  if (one === other || stemOf(one) === stemOf(other)) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < MIN_SHARED) return false;
  if (shorter.length > MIN_SHARED && longer.endsWith(shorter)) return true;
  if (longer.length - shorter.length > MAX_LONGER) return false;
  let shared = 0;
  while (shared < shorter.length && shorter[shared] === longer[shared]) shared += 1;
  return shared >= Math.max(MIN_SHARED, SHARE * shorter.length);
}

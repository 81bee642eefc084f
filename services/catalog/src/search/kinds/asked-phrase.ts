import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { isFiller } from '../fillers';
import { cleaned, readMeasures, withoutParts } from '../measures';
import { saidShortly } from '../absences';
import { isStopWord, wordsOf } from '../words';
import { isConjunction, isForm, isHeadLast, isPreposition } from './noun-phrase';

/** The words of a search that say what thing is asked for. */
export interface AskedPhrase {
  /** As they were typed. */
  readonly typed: string;
  readonly words: readonly string[];
  /** What it is of, in languages that say so behind it: "à filet". */
  readonly complement: readonly string[];
}

/** What any goods may be called in English, where a word before a thing makes another thing of it. */
const USUAL = new Set(
  `commercial professional industrial small large big mini cheap new good best great nice quality duty catering double
   single tall strong simple complete`.split(/\s+/),
);
export const isUsual = (word: string): boolean => USUAL.has(word);
/** "I am looking for" says nothing of a purpose. */
const SEEKING = new Set(
  'looking look search searching want need needs besoin bisogno nevoie preciso necesito busco suche'.split(
    ' ',
  ),
);
const MAX_WORDS = 9;
/** "GN 1/3" */
const MAX_LETTERS_OF_SIZE = 2;

/** @returns null when no word says it: "something that keeps soup hot" */
export function askedPhrase(text: string, language: string): AskedPhrase | null {
  // "À filet" says what a thing is of, "a knife" does not.
  const isCut = (word: string) =>
    (word !== 'a' || language !== DEFAULT_LANGUAGE) && (isPreposition(word) || isConjunction(word));
  const isSaid = (word: string) => !isFiller(word) && !isCut(word) && !isStopWord(word) && !isUsual(word);
  const short = saidShortly(cleaned(text));
  const plain = withoutParts(short, readMeasures(short));
  const parts = plain.split(/[,;:()|+]|\s[/&–-]\s/u).map((part) => part.trim());
  const part = parts.find((each) => wordsOf(each).some(isSaid));
  if (part === undefined) return null;
  const tokens = part.split(/\s+/).filter((token) => wordsOf(token).length > 0);
  const isOf = (token: string, is: (word: string) => boolean) => wordsOf(token).every(is);
  const start = tokens.findIndex((token) => isOf(token, isSaid));
  // "For the oven" says what it is for, not what it is.
  const lead = tokens.slice(0, Math.max(start, 0));
  const isPurpose = lead.some(
    (token, at) => isOf(token, isCut) && !wordsOf(lead[at - 1] ?? '').some((word) => SEEKING.has(word)),
  );
  if (start < 0 || isPurpose) return null;
  const isOfNumber = (at: number) =>
    /\d/.test(tokens[at + 1] ?? '') && tokens[at]!.length <= MAX_LETTERS_OF_SIZE;
  const isNumber = (at: number) => /^[\d/x×.,]+$/.test(tokens[at]!);
  const thing = tokens.findIndex(
    (token, at) => at >= start && isOf(token, isSaid) && !isOfNumber(at) && !isNumber(at),
  );
  // "Blast chiller 5 trays" is no tray.
  const cut = tokens.findIndex(
    (token, at) => at > start && (isOf(token, isCut) || (thing >= 0 && at > thing && isNumber(at))),
  );
  const phrase = tokens
    .slice(start, cut < 0 ? undefined : cut)
    .filter((token, at) => isOf(token, isSaid) && !isOfNumber(start + at));
  const said = phrase.flatMap(wordsOf).filter((word) => !/\d/.test(word));
  const things = said.filter((word) => !isForm(word));
  const words = things.length > 0 ? things : said;
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const isOfSomething = !isHeadLast(language) && cut > 0 && COMPOUND.has(wordsOf(tokens[cut]!)[0]!);
  const next = isOfSomething ? tokens.findIndex((token, at) => at > cut && isOf(token, isSaid)) : -1;
  // "De 20 litri cu bol" is of no bowl.
  const of = tokens.slice(cut + 1, next).some((token) => isOf(token, isCut)) ? -1 : next;
  const end = of < 0 ? cut : of + 1;
  return {
    typed: tokens.slice(start, end < 0 ? undefined : end).join(' '),
    words: words,
    complement: of < 0 ? [] : wordsOf(tokens[of]!),
  };
}

/** They make one thing of two words: "cuțit de pâine". */
const COMPOUND = new Set('de a di da do d del al'.split(' '));

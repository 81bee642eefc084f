import { alternatives, allOf, type Condition, oneOfWord, phraseOf, twoWordsOf } from './search-condition';
import { withoutFillers } from './fillers';
import { isNegation, negation } from './negation';
import type { SynonymGroup, SynonymIndex } from './synonym-index';
import { WRITTEN_UNITS } from './units-of-measure';
import { type Compound, compoundsOf, isUnspaced, meaningfulWords, termKey, wordsOf } from './words';

/** One of the terms that fulfil a unit. */
export interface Reading {
  term: string;
  condition: Condition;
}

/** A word or term of a search and what fulfils it. */
export interface SearchUnit {
  typed: string;
  kind: 'word' | 'synonym' | 'corrected' | 'left-out';
  /** What was typed instead: a misspelled word, or two that were written together. */
  original?: string;
  /** The words that say what a product is without; none of them alone says the same. */
  absence?: readonly [string, string];
  /** Itself first, then the terms that mean the same. */
  readings: Reading[];
  condition: Condition;
}

const LETTERS = /^\p{L}+$/u;
const MAX_WORDS = 10;
const MAX_TERM_WORDS = 4;
const MIN_PREFIX_LENGTH = 3;
const MIN_PART_LENGTH = 3;
/** Of no word that anybody writes apart; what is longer makes more parts than a statement can hold. */
const MAX_COMPOUND_LENGTH = 30;
const UNIT_OF_MEASURE = /^([0-9]+)(l|g|w|m|kg|ml|cl|mm|cm|v)$/;

/** "Gloves L": everything begins with it. */
const SIZE_LETTER = /^[sml]$/;

/** "no" negates, but for Portuguese, where it is "in the". */
const isIn = (word: string, language: string) => language === 'pt' && word === 'no';

/** What was taken out of a text before its words are read. */
export interface RestOfSearch {
  /** Words of it that attributes answer. */
  readonly absences: ReadonlySet<string>;
  /** Its last word is not still being typed. */
  readonly isComplete: boolean;
}

export const WHOLE: RestOfSearch = { absences: new Set(), isComplete: false };

/**
 * @param rest whether something was taken out of the text
 * @returns the units of a text in any language; `language` is the preferred one
 */
export function understandSearch(
  typed: string,
  language: string,
  index: SynonymIndex,
  rest = WHOLE,
): SearchUnit[] {
  const text = typed
    .replace(/(?<=[0-9]\s*)[×*](?=\s*[0-9])/g, ' x ')
    .replace(/([0-9]\/[0-9])\s*gn(?!\p{L})/giu, 'GN $1');
  const said = withoutFillers(wordsOf(text).filter((word) => !isIn(word, language)));
  const words = meaningfulWords(said).slice(0, MAX_WORDS);
  const compounds = compoundsOf(text);
  const units: SearchUnit[] = [];
  /** Where the word that is still being typed ends. */
  const typedEnd = rest.isComplete ? null : words.length;
  for (let position = 0; position < words.length;) {
    const { unit, size } = unitAt(words, position, language, index, compounds, typedEnd);
    if (!rest.absences.has(words.slice(position, position + size).join(' '))) units.push(...unit);
    position += size;
  }
  return units.map((unit, at) =>
    orJoined(unit, [units[at - 1], units[at + 1]], at === units.length - 1 && typedEnd !== null),
  );
}

/** "non slip" is also what is written "nonslip": each of two neighbours is fulfilled by both in one word. */
function orJoined(
  unit: SearchUnit,
  [before, after]: [SearchUnit | undefined, SearchUnit | undefined],
  isLast: boolean,
): SearchUnit {
  const joined = [before && joinable(before, unit), after && joinable(unit, after)].filter(
    (word) => typeof word === 'string',
  );
  if (joined.length === 0) return unit;
  const readings = joined.map((term) => ({ term, condition: oneOfWord(term, { isBeginning: isLast }) }));
  const condition = alternatives([unit.condition, ...readings.map(({ condition: of }) => of)]);
  return { ...unit, readings: [...unit.readings, ...readings], condition };
}

function joinable(left: SearchUnit, right: SearchUnit): string | null {
  const parts = [left.typed.split(' ').at(-1)!, right.typed.split(' ')[0]!];
  return parts.every((part) => LETTERS.test(part) && !isUnspaced(part)) ? parts.join('') : null;
}

function unitAt(
  words: readonly string[],
  position: number,
  language: string,
  index: SynonymIndex,
  compounds: readonly Compound[],
  typedEnd: number | null,
) {
  const pair = [words[position]!, words[position + 1]] as const;
  const compound = compounds.find(({ parts }) => parts.every((part, at) => words[position + at] === part));
  for (let size = Math.min(MAX_TERM_WORDS, words.length - position); size > 0; size -= 1) {
    if (size === 1 && isNegation(pair)) return { unit: [negatedUnit(pair)], size: 2 };
    if (size === 1 && compound)
      return { unit: [compoundUnit(compound, language, index)], size: compound.parts.length };
    const term = words.slice(position, position + size);
    // The "no" of "knife no rinse" does not belong to the knife.
    if (size > 1 && isNegation([term.at(-1)!, words[position + size]])) continue;
    const isLast = position + size === typedEnd;
    const found = index.find(termKey(term), language);
    const groups =
      found.length === 0 && isLast && size > 1 ? index.findByPrefix(term.join(''), language) : found;
    if (groups.length > 0) return { unit: [termUnit(term, groups, isLast)], size };
  }
  const word = words[position]!;
  if (isUnspaced(word)) return { unit: unspacedUnits(word, language, index), size: 1 };
  const isLast = position + 1 === typedEnd && (position === 0 || !SIZE_LETTER.test(word));
  const next = words[position + 1];
  const measure = next && (WRITTEN_UNITS[next] ?? next);
  if (measure && UNIT_OF_MEASURE.test(word + measure))
    return { unit: [sizeUnit(word, measure, next)], size: 2 };
  return { unit: [wordUnit(word, isLast, language, index)], size: 1 };
}

export function termUnit(term: string[], groups: readonly SynonymGroup[], isLast = false): SearchUnit {
  const typed = term.join(' ');
  const itself: Condition[] = [allOf(term.map(wordCondition)), ...(term.length === 1 ? apart(typed) : [])];
  const synonyms = readingsOf(groups);
  const beginnings: Condition[] = [];
  if (isLast && term.length === 1 && typed.length >= MIN_PREFIX_LENGTH)
    beginnings.push(oneOfWord(typed, { isBeginning: true }));
  return {
    typed,
    kind: 'synonym',
    readings: [{ term: typed, condition: alternatives([...itself, ...beginnings]) }, ...synonyms],
    condition: alternatives([...itself, ...synonyms.map(({ condition }) => condition), ...beginnings]),
  };
}

/** "nonslip" is also what is written "non slip" in a name, a translation or keywords. */
const apart = (word: string): Condition[] =>
  LETTERS.test(word) &&
  !isUnspaced(word) &&
  word.length >= 2 * MIN_PART_LENGTH &&
  word.length <= MAX_COMPOUND_LENGTH
    ? [twoWordsOf(word, MIN_PART_LENGTH)]
    : [];

/** Each term of the groups once. */
function readingsOf(groups: readonly SynonymGroup[]): Reading[] {
  const terms = groups.flatMap((group) => group.terms).map((words) => [words.join(' '), words] as const);
  return [...new Map(terms)].map(([term, words]) => ({ term, condition: termCondition(words) }));
}

function wordUnit(word: string, isLast: boolean, language: string, index: SynonymIndex): SearchUnit {
  const completions = isLast && word.length >= MIN_PREFIX_LENGTH ? index.findByPrefix(word, language) : [];
  const itself: Condition[] = [oneOfWord(word, { isBeginning: isLast }), ...apart(word)];
  const [, number, measure] = UNIT_OF_MEASURE.exec(word) ?? [];
  if (number && measure) itself.push(allOf([oneOfWord(number), oneOfWord(measure)]));
  const synonyms = readingsOf(completions);
  return {
    typed: word,
    kind: synonyms.length > 0 ? 'synonym' : 'word',
    readings: [{ term: word, condition: alternatives(itself) }, ...synonyms],
    condition: alternatives([...itself, ...synonyms.map(({ condition }) => condition)]),
  };
}

/** "non-slip", whose parts may be written as one; those of a size follow each other. */
function compoundUnit({ joined, parts }: Compound, language: string, index: SynonymIndex): SearchUnit {
  const written = oneOfWord(joined);
  if (/\d/.test(joined)) return plainUnit(parts.join(' '), alternatives([phraseOf(parts), written]));
  const each = parts.map((part) => {
    const groups = index.find(termKey([part]), language);
    return groups.length > 0 ? termUnit([part], groups).condition : wordCondition(part);
  });
  return plainUnit(parts.join(' '), alternatives([allOf(each), written]));
}

const negatedUnit = (words: readonly [string, string]): SearchUnit => ({
  ...plainUnit(words.join(' '), negation(words)),
  absence: words,
});

/** "50 l", "50l", "50 litres". */
function sizeUnit(number: string, measure: string, typed: string): SearchUnit {
  const written = [...new Set([measure, typed])].map((word) => allOf([oneOfWord(number), oneOfWord(word)]));
  return plainUnit(`${number} ${typed}`, alternatives([oneOfWord(number + measure), ...written]));
}

/** Without synonyms. */
export function plainUnit(typed: string, condition: Condition): SearchUnit {
  return { typed, kind: 'word', readings: [{ term: typed, condition }], condition };
}

const MIN_STEM = 5;
const STEM_SHARE = 0.75;

/** Also what begins like it: "clean" is like "cleaner", "zimțată" like "zimțat". */
export function inAnyForm({ typed, condition }: SearchUnit, shortest = MIN_STEM): Condition {
  if (!LETTERS.test(typed) || isUnspaced(typed) || typed.length < shortest) return condition;
  const stem = typed.slice(0, Math.ceil(typed.length * STEM_SHARE));
  return alternatives([condition, oneOfWord(stem, { isBeginning: true })]);
}

/** The known terms in it, the longest first from the left; letters between them are endings and particles. */
function unspacedUnits(word: string, language: string, index: SynonymIndex): SearchUnit[] {
  const parts = knownParts(word, language, index, 1);
  if (parts.length === 0) return [plainUnit(word, phraseOf(word))];
  return parts.map((part) => termUnit([part], index.find(termKey([part]), language)));
}

const MAX_PART = 20;

/** @returns the known terms that follow each other in a word that is written together */
export function knownParts(word: string, language: string, index: SynonymIndex, shortest: number): string[] {
  const letters = [...word];
  const parts: string[] = [];
  for (let start = 0; start < letters.length;) {
    let end = Math.min(letters.length, start + MAX_PART);
    const isKnown = () => index.has(termKey([letters.slice(start, end).join('')]), language);
    while (end - start >= shortest && !isKnown()) end -= 1;
    if (end - start >= shortest) parts.push(letters.slice(start, end).join(''));
    start = end - start >= shortest ? end : start + 1;
  }
  return parts;
}

export const wordCondition = (word: string) => (isUnspaced(word) ? phraseOf(word) : oneOfWord(word));

function termCondition(words: readonly string[]): Condition {
  return allOf(
    meaningfulWords(words).map((word) =>
      isUnspaced(word) ? phraseOf(word) : oneOfWord(word, { isTyped: false }),
    ),
  );
}

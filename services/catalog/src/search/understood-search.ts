import type { AttributeChoice } from '@kp/commerce';
import type { Requirement } from './requirement';
import { allOf, tsqueryOf } from './search-condition';
import type { SearchUnit } from './understand-search';
import { singularOf, wordsOf } from './words';

/** What a text asks of products. */
export interface ProductSearch {
  text: string;
  /** The words that are searched, the last in the singular: products whose names begin so come first. */
  phrase: string;
  /** tsquery of the products that are found; null when the text has no word. */
  query: string | null;
  /** tsquery of those that have all words in a name. */
  named: string | null;
  /** The words before the last, where that may be the kind of thing which a name leaves out; empty when they are one. */
  opening: string;
  /** tsquery of the products whose category or attributes have the last word. */
  kind: string | null;
  /** The words that were searched when they are not those that were typed. */
  used: string | null;
  units: SearchUnit[];
  /** What is asked of attributes beside the words; it orders what the words find. */
  requirements: readonly Requirement[];
  /** Values of attributes of products that are not shown. */
  excluded: readonly AttributeChoice[];
  /** Products of the kind that is asked for: they come first. */
  ofKind: readonly number[];
  /** What is of another kind is not near to what was bounded: as long as something is of the kind, it is not listed. */
  isKindAlone: boolean;
  /** Nothing of the kind has all words: products of the kind alone, those with more of the words first. */
  isNearest: boolean;
}

const NOTHING_ASKED = { requirements: [], excluded: [], ofKind: [], isKindAlone: false, isNearest: false };

/** The products of a kind, however few of the words they have. */
export function nearestOf(
  search: ProductSearch,
  { word, query, ids }: { word: string; query: string; ids: readonly number[] },
): ProductSearch {
  return { ...search, query, named: query, used: word, ofKind: ids, isNearest: true };
}

export const queryOf = (units: readonly SearchUnit[], weights = '') =>
  tsqueryOf(allOf(units.map(({ condition }) => condition)), weights);

/** @param combinations units that are searched together, the best first */
export function searchOf(
  text: string,
  units: SearchUnit[],
  combinations: readonly SearchUnit[][],
): ProductSearch {
  if (units.length === 0)
    return {
      text,
      phrase: text,
      query: null,
      named: null,
      opening: '',
      kind: null,
      used: null,
      units,
      ...NOTHING_ASKED,
    };
  const [best] = combinations;
  const used = units.filter((unit) => best!.includes(unit));
  const isChanged = best!.length < units.length || units.some(({ kind }) => kind === 'corrected');
  const before = used.slice(0, -1).flatMap(({ typed }) => wordsOf(typed));
  const opening = before.length > 1 ? inSingular(before.join(' ')) : '';
  const usedText = isChanged ? used.map(({ typed }) => typed).join(' ') : null;
  return {
    text,
    phrase: inSingular(usedText ?? text),
    query: combinations.map((combination) => queryOf(combination)).join(' | '),
    named: combinations.map((combination) => queryOf(combination, 'AB')).join(' | '),
    opening,
    kind: opening && queryOf(used.slice(-1), 'C'),
    used: usedText,
    units: units.map((unit) => (best!.includes(unit) ? unit : { ...unit, kind: 'left-out' })),
    ...NOTHING_ASKED,
  };
}

function inSingular(text: string): string {
  const words = wordsOf(text);
  return [...words.slice(0, -1), ...words.slice(-1).map(singularOf)].join(' ');
}

import { catalogLanguage } from '@kp/i18n/catalog-language';
import { alternatives, oneOfWord, tsqueryOf } from '../search-condition';
import { inAnyForm, type SearchUnit } from '../understand-search';
import { isUnspaced, wordsOf } from '../words';
import { headOf, isHeadLast, isHeadOf, isSameWord, isUsedWith, segmentsOf } from './noun-phrase';

export interface NamedProduct {
  position: number;
  id: number;
  name: string;
  /** By language. */
  names: Record<string, string> | null;
}

/** A word of the search and the products whose names have it. */
export interface NamedUnit {
  readonly unit: SearchUnit;
  readonly products: readonly NamedProduct[];
  /** Those that are of this kind. */
  readonly ids: readonly number[];
  /** What some product is begins so. */
  readonly isBeginning: boolean;
}

/** In names of all languages. */
const IN_NAMES = 'AB';
/** Of the names with a word, those that end with it: "steel" is in many and what only few are. */
const HEAD_SHARE = 0.2;
const KIND_SHARE = 0.4;
const MIN_BEGINNING = 3;

/** @returns the tsquery of names that have the unit in any form, the last of a search also as a beginning */
export function nameQueryOf(unit: SearchUnit, isLast = false): string {
  const { typed } = unit;
  const isBegun = isLast && typed.length >= MIN_BEGINNING && !isUnspaced(typed) && !typed.includes(' ');
  const beginning = isBegun ? [oneOfWord(typed, { isBeginning: true })] : [];
  return tsqueryOf(alternatives([inAnyForm(unit), ...beginning]), IN_NAMES);
}

export function namedUnit(unit: SearchUnit, products: readonly NamedProduct[]): NamedUnit {
  const terms = unit.readings
    // "Pan" is more than what a frying pan is.
    .filter(({ term }) => term === unit.typed || !unit.typed.endsWith(term))
    .map(({ term }) => wordsOf(term))
    .filter((term) => term.length > 0);
  const isHead = ([of, name]: [string, string]) => terms.some((term) => isHeadOf(name, of, term));
  // Names of other languages do not always tell a shelf for microwaves from a microwave: the name as entered does.
  const isOfKind = (product: NamedProduct) => {
    const [entered, ...others] = namesOf(product);
    return isHead(entered!) || (others.some(isHead) && !isUsed(entered!, terms));
  };
  const having = products.filter((product) => isSaid(product, terms));
  const ids = having.filter(isOfKind).map(({ id }) => id);
  const isBegun = ([of, name]: [string, string]) =>
    unit.typed.length >= MIN_BEGINNING &&
    !isUsed([of, name], [[unit.typed]]) &&
    wordsOf(name).some(
      (word) => word !== unit.typed && word.startsWith(unit.typed) && isHeadOf(name, of, [word]),
    );
  const isKind =
    ids.length > 0 &&
    ids.length >= HEAD_SHARE * having.length &&
    (!isUnspaced(unit.typed) || areOneKind(having));
  const isBeginning = !isKind && products.some((product) => namesOf(product).some(isBegun));
  return { unit, products: having, isBeginning, ids: isKind ? ids : [] };
}

const namesOf = ({ name, names }: NamedProduct): [language: string, name: string][] => [
  [catalogLanguage(), name],
  ...Object.entries(names ?? {}),
];

const isSaid = (product: NamedProduct, terms: readonly (readonly string[])[]) =>
  namesOf(product).some(([, name]) =>
    terms.some((term) =>
      term.some(isUnspaced)
        ? segmentsOf(name).some((segment) => segment.includes(term.join('')))
        : term.every((word) => wordsOf(name).some((each) => isSameWord(each, word) || each.endsWith(word))),
    ),
  );

/** Whether products are named after what they are used with: it is no kind of them. */
export function isUsedWithProducts({ unit, products }: NamedUnit): boolean {
  const terms = unit.readings.map(({ term }) => wordsOf(term)).filter((term) => term.length > 0);
  return products.some((product) => namesOf(product).some((name) => isUsed(name, terms)));
}

const isUsed = ([language, name]: [string, string], terms: readonly (readonly string[])[]) =>
  terms.some((term) => isUsedWith(name, language, isHeadLast(language) ? term.at(-1)! : term[0]!));

/**
 * Names without articles and endings do not tell "dishwasher" from "for dishwashers": as they were entered, detergent,
 * tablets and rinse aid are not one thing.
 */
function areOneKind(products: readonly NamedProduct[]): boolean {
  const heads = products.map(({ name }) => headOf(name, catalogLanguage()));
  const mostOften = Math.max(...heads.map((head) => heads.filter((each) => each === head).length));
  return mostOften >= KIND_SHARE * heads.length;
}

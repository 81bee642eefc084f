import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';
import { ProductSearches } from '../product-search';
import { allOf, tsqueryOf } from '../search-condition';
import { inAnyForm, type SearchUnit } from '../understand-search';
import { isUnspaced, singularOf, wordsOf } from '../words';
import { type AskedPhrase, askedPhrase } from './asked-phrase';
import {
  CORRECTIONS,
  HAVE_WORDS,
  KEYWORDS_WITH_WORDS,
  NAMES_WITH_WORDS,
  PROPERTIES,
} from './kind-names.query';
import {
  isDescribing,
  isUsedWithProducts,
  type NamedProduct,
  type NamedUnit,
  namedUnit,
  nameQueryOf,
} from './named-unit';
import { isAdjective, isHeadLast, isQuality } from './noun-phrase';

/** What kind of thing a search asks for, by what the products of the catalogue are. */
export interface AskedKind {
  /** The words that ask for it, as they were typed. */
  readonly typed: string;
  readonly isSold: boolean;
  /** Some product of the kind has all that the words before its name say: a knife that is for filleting. */
  readonly isWhole: boolean;
  /** Products of the kind; where the shop does not sell it, those that are used with it. */
  readonly ids: readonly number[];
  /** What its products are called. */
  readonly word: string;
  /** tsquery of names that have that word. */
  readonly query: string;
}

/** Products of more kinds than that are used with a thing, and are not it. */
const MAX_KINDS_OF_SYNONYM = 2;
const MIN_SHARED_LETTERS = 2;
const MIN_PART = 4;
const MAX_KNOWN = 500;
const KNOWN_FOR_MS = 10_000;

/** Tells what a search asks for from what the products are, so that it can say what the shop does not sell. */
@Injectable()
export class ProductKinds {
  /** Lists, filters and facets of a text follow each other. */
  private readonly known = new LRUCache<string, Promise<AskedKind | null>>({
    max: MAX_KNOWN,
    ttl: KNOWN_FOR_MS,
  });

  constructor(
    private readonly sql: Sql,
    private readonly searches: ProductSearches,
  ) {}

  /** @returns null when the text says no kind of thing, or nobody can tell whether the shop sells it */
  askedIn(text: string, language: string): Promise<AskedKind | null> {
    const key = `${language} ${text}`;
    const known = this.known.get(key) ?? this.read(text, language);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  private async read(asked: string, language: string): Promise<AskedKind | null> {
    const text = await this.searches.withoutMeasures(asked, language);
    const phrase = askedPhrase(text, language);
    if (!phrase) return null;
    const kind = await this.kindOf(phrase, text, language);
    if (!kind?.isSold || kind.isWhole || language !== DEFAULT_LANGUAGE) return kind;
    // "Oven safe gloves" are oven gloves.
    const words = phrase.words.filter((word) => !isQuality(word));
    if (words.length === 0 || words.length === phrase.words.length) return kind;
    const plain = await this.kindOf({ ...phrase, words }, words.join(' '), language);
    return plain?.isWhole ? plain : kind;
  }

  private async kindOf(phrase: AskedPhrase, text: string, language: string): Promise<AskedKind | null> {
    const { typed } = phrase;
    const units = this.unitsOf(phrase, text, language);
    if (units.length === 0) return null;
    const named = await this.named(units, language);
    if (named.at(-1)!.isBeginning) return null;
    const asked = ({ unit, ids }: NamedUnit, isWhole: boolean): AskedKind => ({
      typed,
      isSold: true,
      isWhole,
      ids,
      word: unit.typed,
      query: nameQueryOf(unit),
    });
    const sold = await this.soldOf(named, language);
    if (sold) return asked(sold, await this.hasAll(sold, this.partsBefore(sold, named, phrase, language)));
    const end = language === 'de' ? await this.endOfCompound(named, language) : undefined;
    if (end) return asked(end, false);
    if ((await this.isMisspelled(named, language)) || !(await this.isUnsold(phrase, named, language)))
      return null;
    const [only] = named;
    const ids = named.length === 1 ? only!.products.map(({ id }) => id) : [];
    return { typed, isSold: false, isWhole: false, ids, word: typed, query: nameQueryOf(only!.unit) };
  }

  /** What is said of the thing in its name: the words before it, in other languages those behind "de". */
  private partsBefore(
    sold: NamedUnit,
    named: readonly NamedUnit[],
    { complement }: AskedPhrase,
    language: string,
  ): readonly SearchUnit[] {
    if (isHeadLast(language)) return named.slice(0, named.indexOf(sold)).map(({ unit }) => unit);
    return complement.length > 0 ? this.searches.inWords(complement.join(' '), language, COMPLETE).units : [];
  }

  /**
   * The kind that a phrase asks for: that of its head, else that of another word of it which some product of the kind has
   * beside the head: "thermometer fridge" asks for a thermometer, "steel fridge" for no sharpening steel.
   */
  private async soldOf(named: readonly NamedUnit[], language: string): Promise<NamedUnit | null> {
    const [head, ...others] = isHeadLast(language) ? named.toReversed() : named;
    const sold = [head!, ...others].filter(({ ids }) => ids.length > 0);
    const all = named.map(({ unit }) => unit);
    // "Gastronorm container" is another word for the pan.
    for (const each of sold.length > 1 ? sold : []) if (await this.hasAll(each, all)) return each;
    if (head!.ids.length > 0) return head!;
    for (const other of others)
      if (other.ids.length > 0 && (isDescribing(head!, language) || (await this.hasAll(other, [head!.unit]))))
        return other;
    return null;
  }

  private async hasAll({ ids }: NamedUnit, units: readonly SearchUnit[]): Promise<boolean> {
    if (units.length === 0) return true;
    const query = tsqueryOf(allOf(units.map(inAnyForm)));
    return (await this.sql.first<{ has: boolean }>(HAVE_WORDS, [ids, query]))!.has;
  }

  /** "Day of the week stickers" is one term, whatever stands in it. */
  private unitsOf({ words }: AskedPhrase, text: string, language: string): readonly SearchUnit[] {
    const isAcross = ({ typed, absence }: SearchUnit) => {
      const parts = typed.split(' ');
      return (
        !absence && parts.some((part) => words.includes(part)) && parts.some((part) => !words.includes(part))
      );
    };
    const across = this.searches.inWords(text, language, COMPLETE).units.find(isAcross);
    return across ? [across] : this.searches.inWords(words.join(' '), language, COMPLETE).units;
  }

  /** "Filetiermesser" is a knife, whether the shop has that one or not. */
  private async endOfCompound(named: readonly NamedUnit[], language: string): Promise<NamedUnit | undefined> {
    const { unit, products } = named.at(-1)!;
    const { typed } = unit;
    if (products.length > 0 || typed.length < 2 * MIN_PART || typed.includes(' ')) return undefined;
    const ends = Array.from({ length: typed.length - 2 * MIN_PART + 1 }, (_, at) =>
      typed.slice(MIN_PART + at),
    );
    const units = ends.flatMap((word) => this.searches.inWords(word, language, COMPLETE).units);
    return (await this.named(units, language)).find(({ ids }) => ids.length > 0);
  }

  /** Words that no name has may be misspelled of what products are. */
  private async isMisspelled(named: readonly NamedUnit[], language: string): Promise<boolean> {
    const unknown = named.filter(({ products }) => products.length === 0).map(({ unit }) => unit.typed);
    if (unknown.length === 0) return false;
    const rows = await this.sql.rows<{ corrections: string[] }>(CORRECTIONS, [unknown]);
    const units = rows
      .flatMap(({ corrections }) => corrections)
      .flatMap((word) => this.searches.inWords(word, language, COMPLETE).units);
    return units.length > 0 && (await this.named(units, language)).some(({ ids }) => ids.length > 0);
  }

  private async named(units: readonly SearchUnit[], language: string): Promise<NamedUnit[]> {
    const queries = units.map((unit, at) => nameQueryOf(unit, at === units.length - 1));
    const ofLanguage = await this.sql.rows<NamedProduct>(NAMES_WITH_WORDS, [queries, language]);
    const isFound = (rows: readonly NamedProduct[]) =>
      units.map((unit, at) =>
        namedUnit(
          unit,
          rows.filter(({ position }) => position === at + 1),
        ),
      );
    const named = isFound(ofLanguage);
    if (named.some(({ ids }) => ids.length > 0) || ofLanguage.length === 0) return named;
    // People type the words of another language than that of the page.
    return isFound(await this.sql.rows<NamedProduct>(NAMES_WITH_WORDS, [queries, null]));
  }

  /** Whether no product is that thing: it is in the names of what is used with it, or in none at all. */
  private async isUnsold(
    phrase: AskedPhrase,
    named: readonly NamedUnit[],
    language: string,
  ): Promise<boolean> {
    const head = isHeadLast(language) ? named.at(-1)! : named[0]!;
    const words = wordsOf(head.unit.typed);
    const word = isHeadLast(language) ? words.at(-1)! : words[0]!;
    if (isUnspaced(word) ? [...word].length < MIN_SHARED_LETTERS : word.length < 3 || isAdjective(word))
      return false;
    const property = await this.sql.first<{ isProperty: boolean }>(PROPERTIES, [word]);
    if (property!.isProperty) return false;
    const isUsed = isUsedWithProducts(head);
    if (isUsed) return true;
    if (head.products.length > 0) return false;
    return !(await this.isTypedForOneKind(phrase, language));
  }

  /** What customers type for products of one kind is another word for it. */
  private async isTypedForOneKind({ words }: AskedPhrase, language: string): Promise<boolean> {
    const { query } = this.searches.inWords(words.join(' '), language, COMPLETE);
    const products = await this.sql.rows<{ name: string; keywords: string }>(KEYWORDS_WITH_WORDS, [
      query,
      language,
    ]);
    const typed = words.map(singularOf).join(' ');
    const named = products.filter(({ keywords }) =>
      keywords.split(',').some((each) => wordsOf(each).map(singularOf).join(' ') === typed),
    );
    const kinds = new Set(named.map(({ name }) => wordsOf(name.split(',')[0]!).map(singularOf).at(-1)));
    return kinds.size > 0 && kinds.size <= MAX_KINDS_OF_SYNONYM;
  }
}

const COMPLETE = { absences: new Set<string>(), isComplete: true };

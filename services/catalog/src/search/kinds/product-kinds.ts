import { Injectable } from '@nestjs/common';
import { isWithinEdits } from '@kp/commerce/spelling';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';
import { ProductSearches } from '../product-search';
import { allOf, tsqueryOf } from '../search-condition';
import { asTyped } from '../typed-words';
import { inAnyForm, plainUnit, type SearchUnit } from '../understand-search';
import { isUnspaced, singularOf, stemOf, wordsOf } from '../words';
import { type AskedPhrase, askedPhrase } from './asked-phrase';
import {
  CORRECTIONS,
  HAVE_WORDS,
  KEYWORDS_WITH_WORDS,
  NAMES_WITH_WORDS,
  PROPERTIES,
} from './kind-names.query';
import { isUsedWithProducts, type NamedProduct, type NamedUnit, namedUnit, nameQueryOf } from './named-unit';
import { isHeadLast, isHeadOf, isQuality } from './noun-phrase';

/** What kind of thing a search asks for, by what the products of the catalogue are. */
export interface AskedKind {
  /** The words that ask for it, as they were typed. */
  readonly typed: string;
  readonly isSold: boolean;
  /** Some product of the kind has what the word beside its name says: a knife that is for filleting. */
  readonly isWhole: boolean;
  /** Products of the kind; where the shop does not sell it, those whose names have the word. */
  readonly ids: readonly number[];
  /** What its products are called. */
  readonly word: string;
  /** tsquery of names that have that word. */
  readonly query: string;
}

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

  /** @returns null when the text says no kind of thing, or whether the shop sells it cannot be told */
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
    const units = phrase ? this.unitsOf(phrase, text, language) : [];
    if (!phrase || units.length === 0) return null;
    const named = await this.named(units, language);
    if (named.at(-1)!.isBeginning) return null;
    const order = isHeadLast(language) ? named.toReversed() : named;
    const head = await this.headOf(order, language);
    if (!head) return null;
    const kind = ({ unit, ids }: NamedUnit) => ({
      typed: phrase.typed,
      isSold: true,
      isWhole: true,
      ids,
      word: unit.typed,
      query: nameQueryOf(unit),
    });
    const sold = await this.soldOf(head, named);
    if (sold) {
      const size = SIZE.exec(text)?.[0];
      // "GN 1/3 container": what has the size is called otherwise.
      if (size && !(await this.hasAll(sold, this.searches.inWords(size, language, COMPLETE).units)))
        return null;
      const part = this.partBeside(sold, named, phrase, language);
      if (!part || (await this.describes(part, language)) || (await this.hasAll(sold, [part.unit])))
        return kind(sold);
      const typed = isHeadLast(language)
        ? asTyped(text, `${part.unit.typed} ${sold.unit.typed}`)
        : phrase.typed;
      return { ...kind(sold), typed, isWhole: false };
    }
    const end = language === 'de' ? await this.endOfCompound(named, language) : undefined;
    if (end) return { ...kind(end.named), isWhole: await this.describes(end.part, language) };
    if (
      STILL_TYPED.test(asked) ||
      (await this.isMisspelled(named, language)) ||
      !(await this.isUnsold(head, phrase, language))
    )
      return null;
    // "Day of the week labels" are labels.
    const behind = language === DEFAULT_LANGUAGE ? OF.exec(text)?.[1] : undefined;
    const whole = behind && (await this.askedIn(behind, language));
    const said = named.map(({ unit }) => unit);
    if (whole && whole.isSold && (await this.hasAll(whole, said))) return { ...whole, isWhole: true };
    const near = named.find(({ ids }) => ids.length > 0) ?? head;
    const ids = near.products.map(({ id }) => id);
    return { ...kind(near), typed: typedUpTo(head, phrase, named, language), isSold: false, ids };
  }

  /** "Chef jacket black" asks for a jacket: the first word, from where names say what they are, that says more than how it is. */
  private async headOf(order: readonly NamedUnit[], language: string): Promise<NamedUnit | undefined> {
    for (const each of order) if (each.ids.length > 0 || !(await this.describes(each, language))) return each;
    return undefined;
  }

  /** Whether the words say how a thing is, and name none: an adjective, a brand, a value or the name of an attribute. */
  private async describes(named: NamedUnit, language: string): Promise<boolean> {
    const words = wordsOf(named.unit.typed);
    const word = isHeadLast(language) ? words.at(-1)! : words[0]!;
    const isShort = isUnspaced(word) ? [...word].length < MIN_SHARED_LETTERS : word.length < 3;
    if (isShort || (language === DEFAULT_LANGUAGE && isQuality(word))) return true;
    // "Wine glasses" are not of glass.
    const forms = singularOf(word) === word ? [word, stemOf(word)] : [word];
    const property = await this.sql.first<{ isValue: boolean; isNamed: boolean }>(PROPERTIES, [forms]);
    return property!.isValue || (property!.isNamed && !isUsedWithProducts(named));
  }

  /** The word beside the name of a thing makes another thing of it; in other languages the one behind "de". */
  private partBeside(
    sold: NamedUnit,
    named: readonly NamedUnit[],
    { complement }: AskedPhrase,
    language: string,
  ): NamedUnit | undefined {
    if (isHeadLast(language)) {
      const before = named[named.indexOf(sold) - 1];
      // Where compounds are one word, a word of its own says how a thing is: "rotes Brett".
      const isCompound = language === 'de' || isUnspaced(before?.unit.typed ?? '');
      return isCompound ? undefined : before;
    }
    const [unit] = this.searches.inWords(complement.join(' '), language, COMPLETE).units;
    return unit && namedUnit(unit, []);
  }

  /**
   * The kind that a phrase asks for: that of its head, else that of another word which some product of the kind has beside
   * the head: "thermometer fridge" asks for a thermometer, "steel fridge" for no sharpening steel.
   */
  private async soldOf(head: NamedUnit, named: readonly NamedUnit[]): Promise<NamedUnit | null> {
    const others = named.filter((each) => each !== head && each.ids.length > 0);
    const sold = head.ids.length > 0 ? [head, ...others] : others;
    const all = named.map(({ unit }) => unit);
    // "Gastronorm container" is another word for the pan.
    for (const each of sold.length > 1 ? sold : []) if (await this.hasAll(each, all)) return each;
    if (head.ids.length > 0) return head;
    // What no name has and texts say is how things are: "container deep".
    const isSaid = others.length > 0 && !isUsedWithProducts(head) && (await this.hasAll(null, [head.unit]));
    for (const other of others) if (isSaid || (await this.hasAll(other, [head.unit]))) return other;
    return null;
  }

  private async hasAll(kind: Pick<NamedUnit, 'ids'> | null, units: readonly SearchUnit[]): Promise<boolean> {
    if (units.length === 0) return true;
    const query = tsqueryOf(allOf(units.map(inAnyForm)));
    return (await this.sql.first<{ has: boolean }>(HAVE_WORDS, [kind?.ids ?? null, query]))!.has;
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
  private async endOfCompound(named: readonly NamedUnit[], language: string) {
    const { unit, products } = named.at(-1)!;
    const { typed } = unit;
    if (products.length > 0 || typed.length < 2 * MIN_PART || typed.includes(' ')) return undefined;
    const ends = Array.from({ length: typed.length - 2 * MIN_PART + 1 }, (_, at) =>
      typed.slice(MIN_PART + at),
    );
    const units = ends.flatMap((word) => this.searches.inWords(word, language, COMPLETE).units);
    const end = (await this.named(units, language)).find(({ ids }) => ids.length > 0);
    const part = end && plainUnit(typed.slice(0, -end.unit.typed.length), end.unit.condition);
    return end && { named: end, part: namedUnit(part!, []) };
  }

  /** A word that no name has may be misspelled of what some product is that has the other words which names have. */
  private async isMisspelled(named: readonly NamedUnit[], language: string): Promise<boolean> {
    const unknown = named.filter(({ products }) => products.length === 0);
    if (unknown.length === 0) return false;
    const others = named.filter(({ products }) => products.length > 0).map(({ unit }) => unit);
    const rows = await this.sql.rows<{ corrections: string[] }>(CORRECTIONS, [
      unknown.map(({ unit }) => unit.typed),
    ]);
    for (const [at, { corrections }] of rows.entries()) {
      const { typed } = unknown[at]!.unit;
      // Beside another unknown word, what is two letters away is another thing: "mixer planetar" is no "planșetă".
      const meant = corrections.filter((word) => unknown.length === 1 || isOneSlip(word, typed));
      const units = meant.flatMap((word) => this.searches.inWords(word, language, COMPLETE).units);
      const kinds = (await this.named(units, language)).filter(({ ids }) => ids.length > 0);
      // What customers of the language type for something else is no misspelling.
      const keyword = await this.typedFor([typed], (said) => wordsOf(said).includes(typed), language);
      const isOf = ({ ids }: NamedUnit) => keyword.length === 0 || keyword.some(({ id }) => ids.includes(id));
      for (const kind of kinds) if (isOf(kind) && (await this.hasAll(kind, others))) return true;
    }
    return false;
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
  private async isUnsold(head: NamedUnit, phrase: AskedPhrase, language: string): Promise<boolean> {
    if (isUsedWithProducts(head)) return true;
    return head.products.length === 0 && !(await this.isTypedForOneKind(phrase, language));
  }

  /** What customers type for products of one kind is another word for it. */
  private async isTypedForOneKind({ words }: AskedPhrase, language: string): Promise<boolean> {
    const typed = words.map(singularOf).join(' ');
    const isName = (said: string) => wordsOf(said).map(singularOf).join(' ') === typed;
    const named = await this.typedFor(words, isName, language);
    const kinds = new Set(named.map(({ name }) => wordsOf(name.split(',')[0]!).map(singularOf).at(-1)));
    // Products of more kinds are used with it.
    return kinds.size === 1;
  }

  /** @returns products for which customers type its name, alone or with what is said of it: "frying pan of steel" */
  async alsoCalled({ word }: AskedKind, language: string): Promise<number[]> {
    const words = wordsOf(word);
    // "Clean chopping boards" is what is done with them.
    const isBegun = (said: string) =>
      isUnspaced(word) || stemOf(wordsOf(said)[0] ?? '') === stemOf(words[0] ?? '');
    const isName = (said: string) => isBegun(said) && isHeadOf(said, language, words);
    return (await this.typedFor(words, isName, language)).map(({ id }) => id);
  }

  private async typedFor(words: readonly string[], isName: (said: string) => boolean, language: string) {
    const { query } = this.searches.inWords(words.join(' '), language, COMPLETE);
    const products = await this.sql.rows<{ id: number; name: string; keywords: string }>(
      KEYWORDS_WITH_WORDS,
      [query, language],
    );
    return products.filter(({ keywords }) => keywords.split(',').some(isName));
  }
}

/** The words of a phrase without those behind the name of the thing, which only say how it is. */
function typedUpTo(
  head: NamedUnit,
  { typed }: AskedPhrase,
  named: readonly NamedUnit[],
  language: string,
): string {
  const behind = isHeadLast(language) ? named.slice(named.indexOf(head) + 1) : [];
  if (behind.length === 0 || behind.some(isUsedWithProducts)) return typed;
  const last = wordsOf(head.unit.typed).at(-1);
  const tokens = typed.split(/\s+/);
  return tokens.slice(0, tokens.findLastIndex((token) => wordsOf(token).at(-1) === last) + 1).join(' ');
}

const lettersOf = (word: string) => [...word].toSorted().join('');
/** One letter more, less or another, or two that changed places. */
const isOneSlip = (word: string, typed: string) =>
  isWithinEdits(word, typed, 1) || lettersOf(word) === lettersOf(typed);

/** "Vacuum b", but not "500 W" or a size. */
const STILL_TYPED = /(?<!\d\s*)\s\p{Ll}{1,2}$/u;
const OF = /\sof\s+(.+)$/i;
/** "GN 1/3" */
const SIZE = /(?<![\p{L}\p{N}])\p{L}{1,2}\s?\d+(?:\/\d+)?(?![\p{L}\p{N}])/u;
/** Its last word is not still typed. */
export const COMPLETE = { absences: new Set<string>(), isComplete: true };

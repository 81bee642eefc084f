import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { isWithinEdits } from '@kp/commerce/spelling';
import { LRUCache } from 'lru-cache';
import type { Audience } from '../domain/product-filter';
import { saidShortly } from './absences';
import { withoutFillers } from './fillers';
import { withoutBounds } from './measures';
import { absencesIn } from './wished-words';
import type { Opposite } from './requirement';
import { SearchRequirements } from './requirements';
import { type ProductSearch, queryOf, searchOf } from './understood-search';
import { alternatives, allOf, oneOfWord, phraseOf, tsqueryOf } from './search-condition';
import { SynonymIndex } from './synonym-index';
import {
  inAnyForm,
  knownParts,
  plainUnit,
  type Reading,
  type RestOfSearch,
  type SearchUnit,
  termUnit,
  wordCondition,
  understandSearch,
  WHOLE,
} from './understand-search';
import { isUnspaced, stemOf, termKey, wordsOf } from './words';

interface CountedUnit {
  unit: SearchUnit;
  found: number;
}

interface UnitFinding {
  found: number;
  corrections: string[];
  parts: string[] | null;
}

const NUMBER = /^\d+$/;
const MAX_UNDERSTOOD = 500;
const FOUND = `FROM product_search s JOIN product p ON p.id = s.product_id
           WHERE s.document @@ to_tsquery('simple', query) AND p.deleted_at IS NULL AND (p.status = 'active' OR $1::boolean)`;
const MAX_COUNTED = 1000;

const IS_ANY_FOUND = prepared(
  'catalog.search-found',
  `SELECT array_agg(position::int ORDER BY position) AS positions FROM unnest($2::text[]) WITH ORDINALITY AS each (query, position)
    WHERE EXISTS (SELECT ${FOUND})`,
);

/** Whether a product with the words $1 has $2 in a name. */
const IS_NAMED = prepared(
  'catalog.search-named',
  `SELECT EXISTS (SELECT FROM product_search
                   WHERE document @@ to_tsquery('simple', $1) AND ts_filter(document, '{a,b}') @@ to_tsquery('simple', $2)) AS "isNamed"`,
);

const isWord = (part: string) => `(SELECT true FROM search_word WHERE word = ${part} LIMIT 1)`;

/**
 * Per unit: how many products fulfil it, and what its word may be when none does. Its parts are looked up one by one: a
 * join would read all words of the shop twice.
 */
const FINDINGS = prepared(
  'catalog.search-findings',
  `SELECT found, corrections, parts
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS each (typed, query, position)
    CROSS JOIN LATERAL (
      SELECT position = cardinality($2::text[]) AS is_last, (
        SELECT count(*)::int FROM (
          SELECT ${FOUND} LIMIT ${MAX_COUNTED}) product) AS found OFFSET 0) finding
    CROSS JOIN LATERAL (
      SELECT CASE WHEN found = 0 THEN catalog_corrections(typed, is_last, false) ELSE '{}' END AS corrections,
             CASE WHEN found = 0 THEN (
               SELECT ARRAY[left(typed, size), substr(typed, size + 1)] FROM generate_series(4, char_length(typed) - 4) AS size
                WHERE ${isWord('left(typed, size)')} AND ${isWord('substr(typed, size + 1)')}
                ORDER BY size DESC LIMIT 1) END AS parts OFFSET 0) alike
    ORDER BY position`,
);

/** What a typed text searches for: all of its words in any form or their synonyms; else as many as some product has. */
@Injectable()
export class ProductSearches {
  /** Lists, pages, filters and facets of a text follow each other. */
  private readonly understood = new LRUCache<string, ProductSearch>({ max: MAX_UNDERSTOOD });
  private version = '';

  constructor(
    private readonly sql: Sql,
    private readonly synonyms: SynonymIndex,
    private readonly requirements: SearchRequirements,
  ) {}

  async understand(typed: string, language: string): Promise<ProductSearch> {
    const text = saidShortly(typed);
    const asked = await this.requirements.read(text, language);
    if (asked.requirements.length === 0) return this.inWords(withoutBounds(text), language);
    const words = this.inWords(asked.text, language, asked);
    const { requirements, excluded } = asked;
    if (words.query !== null) return { ...words, requirements, excluded };
    return { ...this.inWords(withoutBounds(text), language), excluded };
  }

  /** @returns the text without the measures that attributes of the shop answer */
  async withoutMeasures(text: string, language: string): Promise<string> {
    return (await this.requirements.read(text, language)).text;
  }

  /** Every word counts, measures too: what staff select for a change is what has them, not what is near. */
  inWords(text: string, language: string, rest: RestOfSearch = WHOLE): ProductSearch {
    if (this.synonyms.version !== this.version) this.understood.clear();
    this.version = this.synonyms.version;
    const key = [language, text, rest.isComplete, ...rest.absences].join('\n');
    const known = this.understood.get(key);
    if (known) return known;
    const units = understandSearch(text, language, this.synonyms, rest);
    const isShorter = rest.absences.size > 0 || withoutFillers(wordsOf(text)).length < wordsOf(text).length;
    const said = isShorter ? units.map(({ typed }) => typed).join(' ') : text;
    const search = searchOf(said, units, [units]);
    this.understood.set(key, search);
    return search;
  }

  /** @returns what to search when nothing has all words of `search`; null when something has, or nothing is like it */
  async narrow(search: ProductSearch, language: string, audience: Audience): Promise<ProductSearch | null> {
    const { requirements, excluded } = search;
    const unchecked = search.query === null ? null : await this.withoutAbsences(search, language, audience);
    if (unchecked) return { ...unchecked, excluded };
    const narrowed = search.query === null ? null : await this.inFewerWords(search, language, audience);
    if (narrowed) return { ...narrowed, requirements, excluded };
    // Rather what contradicts the search than nothing, which the list then says.
    return excluded.length > 0 ? { ...search, excluded: [] } : null;
  }

  /** What no product says it is without is no word to search: it orders what the other words find. */
  private async withoutAbsences(
    search: ProductSearch,
    language: string,
    audience: Audience,
  ): Promise<ProductSearch | null> {
    const { wished, absences } = absencesIn(search.units, search.text, language);
    if (absences.length === 0 || wished.length === 0) return null;
    const isAdmin = audience === 'admin';
    if ((await this.found([search.query!], isAdmin)).length > 0) return null;
    const contradictions = await Promise.all(
      absences.map(async (absence) =>
        this.requirements.contradicted(absence, await this.oppositeOf(absence.thing, wished, language)),
      ),
    );
    const rest = searchOf(wished.map(({ typed }) => typed).join(' '), [...wished], [[...wished]]);
    const fewer = await this.inFewerWords(rest, language, audience);
    return {
      ...(fewer ?? rest),
      requirements: [...search.requirements, ...contradictions],
    };
  }

  /** Where names say it, texts do not count: a pan that becomes non-stick with use has no coating. */
  private async oppositeOf(word: string, wished: readonly SearchUnit[], language: string): Promise<Opposite> {
    const thing = inAnyForm(plainUnit(word, wordCondition(word)), MIN_LETTERS_OF_THING);
    const values = [queryOf(wished), tsqueryOf(thing)];
    const { isNamed } = (await this.sql.first<{ isNamed: boolean }>(IS_NAMED, values))!;
    const { readings } = termUnit([word], this.synonyms.find(termKey([word]), language));
    const synonyms = readings.slice(1).map(({ condition }) => condition);
    return { inNames: alternatives([thing, ...synonyms]), inTexts: isNamed ? null : thing };
  }

  private async inFewerWords(
    search: ProductSearch,
    language: string,
    audience: Audience,
  ): Promise<ProductSearch | null> {
    const isAdmin = audience === 'admin';
    // What is found of a single word is known with its corrections.
    if (search.units.length > 1 && (await this.found([search.query!], isAdmin)).length > 0) return null;
    const counted = await this.correct(await this.inOtherForms(search.units, isAdmin), language, isAdmin);
    if (search.units.length === 1 && counted[0]!.unit === search.units[0] && counted[0]!.found > 0)
      return null;
    const corrected = await this.inPairs(counted, language, isAdmin);
    const units = corrected.map(({ unit }) => unit);
    // The rarest first, because they say most.
    const known = corrected
      .filter(({ unit }) => unit.kind !== 'left-out')
      .toSorted((left, right) => left.found - right.found)
      .map(({ unit }) => unit);
    const telling = known.filter(({ typed }) => !NUMBER.test(typed));
    for (let size = known.length; size > 0; size -= 1) {
      // A number alone is of anything.
      const combinations = combinationsOf(size === 1 && telling.length > 0 ? telling : known, size);
      const positions = await this.found(
        combinations.map((combination) => queryOf(combination)),
        isAdmin,
      );
      if (positions.length > 0) {
        const all = positions.map((position) => combinations[position - 1]!);
        // One word of many: what has another one of them has little to do with it.
        return searchOf(search.text, units, size === 1 && known.length > 2 ? all.slice(0, 1) : all);
      }
    }
    return null;
  }

  /** Words that no product has are searched by their beginning where some has that: other forms are no misspellings. */
  private async inOtherForms(units: readonly SearchUnit[], isAdmin: boolean): Promise<SearchUnit[]> {
    const loose = units.map((unit) => ({ ...unit, condition: inAnyForm(unit, MIN_LETTERS_OF_FORM) }));
    const queries = [...units, ...loose].map(({ condition }) => tsqueryOf(condition));
    const found = new Set(await this.found(queries, isAdmin));
    return units.map((unit, at) =>
      !found.has(at + 1) && !unit.absence && found.has(units.length + at + 1) ? loose[at]! : unit,
    );
  }

  /** Unknown Chinese and Japanese words, by the pairs of their letters: some of the pairs are words. */
  private async inPairs(counted: CountedUnit[], language: string, isAdmin: boolean): Promise<CountedUnit[]> {
    const pairs = counted.flatMap(({ unit }) => (unit.kind === 'left-out' ? pairsOf(unit.typed) : []));
    if (pairs.length === 0) return counted;
    const found = await this.correct(pairs.slice(0, MAX_PAIRS), language, isAdmin);
    return [...counted, ...found.filter(({ unit }) => unit.kind !== 'left-out')];
  }

  private async found(queries: string[], isAdmin: boolean): Promise<number[]> {
    return (
      (await this.sql.first<{ positions: number[] | null }>(IS_ANY_FOUND, [isAdmin, queries]))!.positions ??
      []
    );
  }

  private async correct(units: SearchUnit[], language: string, isAdmin: boolean): Promise<CountedUnit[]> {
    const values = [
      isAdmin,
      units.map(({ typed }) => typed),
      units.map(({ condition }) => tsqueryOf(condition)),
    ];
    const findings = await this.sql.rows<UnitFinding>(FINDINGS, values);
    return units.flatMap((unit, position) => {
      const finding = findings[position]!;
      return finding.found > 0 ? [{ unit, found: finding.found }] : this.replace(unit, finding, language);
    });
  }

  /** For a unit that no product fulfils. */
  private replace(unit: SearchUnit, finding: UnitFinding, language: string): CountedUnit[] {
    const { typed } = unit;
    const asUnits = (replaced: SearchUnit[]) => replaced.map((each) => ({ unit: each, found: 1 }));
    const inPlaceOf = (replaced: SearchUnit[]) =>
      asUnits(replaced.map((each) => ({ ...each, original: typed })));
    if (unit.absence) return [{ unit: { ...unit, kind: 'left-out' }, found: 0 }];
    if (typed.includes(' ')) return asUnits(typed.split(' ').map(wordUnit));
    const terms = this.termsLike(typed, language);
    if (finding.corrections.length > 0 || terms.length > 0)
      return inPlaceOf([correctedUnit(typed, finding.corrections, terms)]);
    if (finding.parts) return inPlaceOf([compoundOf(finding.parts.map(wordUnit))]);
    const parts = isUnspaced(typed) ? [] : knownParts(typed, language, this.synonyms, 3);
    if (parts.length > 1 && parts.join('').length >= typed.length - 2)
      return inPlaceOf([
        compoundOf(parts.map((part) => termUnit([part], this.synonyms.find(termKey([part]), language)))),
      ]);
    return [{ unit: { ...unit, kind: 'left-out' }, found: 0 }];
  }

  /** Terms of the language and of English that are one letter away, two from eight letters on. */
  private termsLike(typed: string, language: string): SearchUnit[] {
    if (typed.length < 4 || /[0-9]/.test(typed)) return [];
    const stem = stemOf(typed);
    const allowed = typed.length < 8 ? 1 : 2;
    const isAlike = (key: string) => isWithinEdits(key, stem, allowed);
    return this.synonyms
      .keysLike(language, isAlike)
      .map((key) => termUnit([key], this.synonyms.find(key, language)));
  }
}

function correctedUnit(
  typed: string,
  words: readonly string[],
  terms: readonly SearchUnit[] = [],
): SearchUnit {
  const corrected: Reading[] = words.map((word) => ({ term: word, condition: oneOfWord(word) }));
  const [, synonym] = terms[0]?.readings ?? [];
  const conditions = [...corrected, ...terms].map(({ condition }) => condition);
  return {
    typed: words[0] ?? synonym?.term ?? typed,
    kind: 'corrected',
    readings: [...corrected, ...terms.flatMap(({ readings }) => readings.slice(1))],
    condition: alternatives(conditions),
  };
}

function wordUnit(word: string): SearchUnit {
  return plainUnit(word, oneOfWord(word));
}

/** What has one part only is another thing: a motorcycle is no cycle of a dishwasher. */
function compoundOf(parts: readonly SearchUnit[]): SearchUnit {
  const typed = parts.map((part) => part.typed).join(' ');
  return plainUnit(typed, allOf(parts.map(({ condition }) => condition)));
}

const MAX_PAIRS = 12;
const MIN_LETTERS_OF_FORM = 6;
const MIN_LETTERS_OF_THING = 8;

function pairsOf(typed: string): SearchUnit[] {
  const letters = [...typed];
  if (letters.length < 3 || !letters.every(isUnspaced)) return [];
  return letters.slice(1).map((letter, index) => {
    const pair = letters[index]! + letter;
    return plainUnit(pair, phraseOf(pair));
  });
}

const MAX_COMBINATIONS = 50;

/** Those with the first units first. */
function combinationsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const combinations: Item[][] = [];
  const extend = (chosen: Item[], start: number) => {
    if (combinations.length === MAX_COMBINATIONS) return;
    if (chosen.length === size) combinations.push(chosen);
    else
      for (let index = start; index < items.length; index += 1) extend([...chosen, items[index]!], index + 1);
  };
  extend([], 0);
  return combinations;
}

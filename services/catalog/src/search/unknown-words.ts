import { Injectable } from '@nestjs/common';
import { isWithinEdits } from '@kp/commerce/spelling';
import { prepared, Sql } from '@kp/platform/database';
import { allOf, alternatives, oneOfWord, phraseOf, tsqueryOf } from './search-condition';
import { SynonymIndex } from './synonym-index';
import {
  inAnyForm,
  knownParts,
  plainUnit,
  type Reading,
  type SearchUnit,
  termUnit,
} from './understand-search';
import { isUnspaced, stemOf, termKey } from './words';

export interface CountedUnit {
  unit: SearchUnit;
  found: number;
}

interface UnitFinding {
  found: number;
  corrections: string[];
  parts: string[] | null;
}

const FOUND = `FROM product_search s JOIN product p ON p.id = s.product_id
           WHERE s.document @@ to_tsquery('simple', query) AND p.deleted_at IS NULL AND (p.status = 'active' OR $1::boolean)`;
const MAX_COUNTED = 1000;

const IS_ANY_FOUND = prepared(
  'catalog.search-found',
  `SELECT array_agg(position::int ORDER BY position) AS positions FROM unnest($2::text[]) WITH ORDINALITY AS each (query, position)
    WHERE EXISTS (SELECT ${FOUND})`,
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

const MAX_PAIRS = 12;
const MIN_LETTERS_OF_FORM = 6;

/** What is found of the words of a search, and what words may be that no product has. */
@Injectable()
export class UnknownWords {
  constructor(
    private readonly sql: Sql,
    private readonly synonyms: SynonymIndex,
  ) {}

  /** @returns the places, counted from 1, of the queries that find something */
  async found(queries: string[], isAdmin: boolean): Promise<number[]> {
    return (
      (await this.sql.first<{ positions: number[] | null }>(IS_ANY_FOUND, [isAdmin, queries]))!.positions ??
      []
    );
  }

  /** Words that no product has are searched by their beginning where some has that: other forms are no misspellings. */
  async inOtherForms(units: readonly SearchUnit[], isAdmin: boolean): Promise<SearchUnit[]> {
    const loose = units.map((unit) => ({ ...unit, condition: inAnyForm(unit, MIN_LETTERS_OF_FORM) }));
    const queries = [...units, ...loose].map(({ condition }) => tsqueryOf(condition));
    const found = new Set(await this.found(queries, isAdmin));
    return units.map((unit, at) =>
      !found.has(at + 1) && !unit.absence && found.has(units.length + at + 1) ? loose[at]! : unit,
    );
  }

  /** Unknown Chinese and Japanese words, by the pairs of their letters: some of the pairs are words. */
  async inPairs(counted: CountedUnit[], language: string, isAdmin: boolean): Promise<CountedUnit[]> {
    const pairs = counted.flatMap(({ unit }) => (unit.kind === 'left-out' ? pairsOf(unit.typed) : []));
    if (pairs.length === 0) return counted;
    const found = await this.correct(pairs.slice(0, MAX_PAIRS), language, isAdmin);
    return [...counted, ...found.filter(({ unit }) => unit.kind !== 'left-out')];
  }

  /** Each unit with how many products fulfil it; one that none fulfils is replaced, or left out. */
  async correct(units: SearchUnit[], language: string, isAdmin: boolean): Promise<CountedUnit[]> {
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

function pairsOf(typed: string): SearchUnit[] {
  const letters = [...typed];
  if (letters.length < 3 || !letters.every(isUnspaced)) return [];
  return letters.slice(1).map((letter, index) => {
    const pair = letters[index]! + letter;
    return plainUnit(pair, phraseOf(pair));
  });
}

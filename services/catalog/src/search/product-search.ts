import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';
import type { Audience } from '../domain/product-filter';
import { saidShortly } from './absences';
import { withoutFillers } from './fillers';
import { withoutBounds } from './measures';
import { absencesIn } from './wished-words';
import type { Opposite } from './requirement';
import { SearchRequirements } from './requirements';
import { type ProductSearch, queryOf, searchOf } from './understood-search';
import { alternatives, tsqueryOf } from './search-condition';
import { SynonymIndex } from './synonym-index';
import {
  inAnyForm,
  plainUnit,
  type RestOfSearch,
  type SearchUnit,
  termUnit,
  wordCondition,
  understandSearch,
  WHOLE,
} from './understand-search';
import { UnknownWords } from './unknown-words';
import { termKey, wordsOf } from './words';

const NUMBER = /^\d+$/;
const MIN_LETTERS_OF_THING = 8;
const MAX_UNDERSTOOD = 500;
/** Whether a product with the words $1 has $2 in a name, and whether any of the products $3 has, of all where that is null. */
const IS_NAMED = prepared(
  'catalog.search-named',
  `SELECT EXISTS (SELECT FROM product_search
                   WHERE document @@ to_tsquery('simple', $1) AND ts_filter(document, '{a,b}') @@ to_tsquery('simple', $2)) AS "isNamed",
          EXISTS (SELECT FROM product_search
                   WHERE ($3::int[] IS NULL OR product_id = ANY ($3)) AND document @@ to_tsquery('simple', $2)
                     AND ts_filter(document, '{a,b}') @@ to_tsquery('simple', $2)) AS "isOfNames"`,
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
    private readonly unknown: UnknownWords,
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

  /**
   * @param ofKind the products that are meant, none of which has all words
   * @returns what to search when nothing has all words of `search`; null when something has, or nothing is like it
   */
  async narrow(
    search: ProductSearch,
    language: string,
    audience: Audience,
    ofKind: readonly number[] | null = null,
  ): Promise<ProductSearch | null> {
    const { requirements, excluded } = search;
    const unchecked =
      search.query === null ? null : await this.withoutAbsences(search, language, audience, ofKind);
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
    ofKind: readonly number[] | null,
  ): Promise<ProductSearch | null> {
    const { wished, absences } = absencesIn(search.units, search.text, language);
    if (absences.length === 0 || wished.length === 0) return null;
    const isAdmin = audience === 'admin';
    if (!ofKind && (await this.unknown.found([search.query!], isAdmin)).length > 0) return null;
    const contradictions = await Promise.all(
      absences.map(async (absence) =>
        this.requirements.contradicted(
          absence,
          await this.oppositeOf(absence.thing, wished, language, ofKind),
        ),
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
  private async oppositeOf(
    word: string,
    wished: readonly SearchUnit[],
    language: string,
    ofKind: readonly number[] | null,
  ): Promise<Opposite> {
    const thing = inAnyForm(plainUnit(word, wordCondition(word)), MIN_LETTERS_OF_THING);
    const values = [queryOf(wished), tsqueryOf(thing), ofKind];
    const { isNamed, isOfNames } = (await this.sql.first<Record<'isNamed' | 'isOfNames', boolean>>(
      IS_NAMED,
      values,
    ))!;
    const { readings } = termUnit([word], this.synonyms.find(termKey([word]), language));
    const synonyms = readings.slice(1).map(({ condition }) => condition);
    return { inNames: alternatives([thing, ...synonyms]), inTexts: isNamed ? null : thing, isOfNames };
  }

  private async inFewerWords(
    search: ProductSearch,
    language: string,
    audience: Audience,
  ): Promise<ProductSearch | null> {
    const isAdmin = audience === 'admin';
    // What is found of a single word is known with its corrections.
    if (search.units.length > 1 && (await this.unknown.found([search.query!], isAdmin)).length > 0)
      return null;
    const counted = await this.unknown.correct(
      await this.unknown.inOtherForms(search.units, isAdmin),
      language,
      isAdmin,
    );
    if (search.units.length === 1 && counted[0]!.unit === search.units[0] && counted[0]!.found > 0)
      return null;
    const corrected = await this.unknown.inPairs(counted, language, isAdmin);
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
      const positions = await this.unknown.found(
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

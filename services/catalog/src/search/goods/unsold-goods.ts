import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { allOf, alternatives, oneOfWord, phraseOf, tsqueryOf } from '../search-condition';
import { isUnspaced, meaningfulWords, wordsOf } from '../words';
import { askedGoods, isOfGoods } from './asked-goods';
import type { KindOfGoods } from './goods';

const ACTIVE = `p.deleted_at IS NULL AND p.status = 'active'`;
const MAX_NAMES = 2000;

/** Of products with such words in a name, the name as it was entered, and that in the language $2. */
const NAMES = prepared(
  'catalog.names-with-goods',
  `SELECT each.name, each.language
     FROM (SELECT p.id, p.name FROM product_search s JOIN product p ON p.id = s.product_id
            WHERE s.document @@ to_tsquery('simple', $1) AND ${ACTIVE} LIMIT ${MAX_NAMES}) p
    CROSS JOIN LATERAL (
            SELECT p.name, NULL AS language
             UNION ALL
            SELECT t.name, t.language FROM product_translation t WHERE t.product_id = p.id AND t.language = $2) each`,
);
/** Whether some product has each of the words, or one that is spelled so. */
const HELD = prepared(
  'catalog.words-beside-goods',
  `SELECT bool_or(cardinality(catalog_corrections(word, false, false)) > 0 OR EXISTS (
            SELECT FROM product_search s JOIN product p ON p.id = s.product_id
             WHERE s.document @@ to_tsquery('simple', query) AND ${ACTIVE})) AS "isHeld"
     FROM unnest($1::text[], $2::text[]) AS each (query, word)`,
);
/** Weights of the search document: names in all languages. */
const IN_NAMES = 'AB';
const MIN_STEM = 5;
const STEM_SHARE = 0.7;

interface Name {
  name: string;
  language: LanguageCode | null;
}

export interface Unsold {
  /** As a sentence of the language calls them. */
  readonly name: string;
  /** The words of the search that ask for them. */
  readonly typed: string;
}

/** Knows which of the goods that kitchens ask for no product of the shop is. */
@Injectable()
export class UnsoldGoods {
  constructor(private readonly sql: Sql) {}

  /** @returns what the text asks for and the shop does not sell */
  async askedIn(text: string, language: string): Promise<Unsold | null> {
    const code = isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
    const asked = askedGoods(text, code);
    if (!asked || (await this.isOfSomethingElse(asked.others))) return null;
    const { goods, typed } = asked;
    return (await this.isSold(goods, code)) ? null : { name: goods.terms[code][0]!, typed };
  }

  /** "thermometer fridge" and "clean oven" are about what the shop sells. */
  private async isOfSomethingElse(others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const queries = others.map((word) => tsqueryOf(likeWord(word), IN_NAMES));
    return (await this.sql.first<{ isHeld: boolean }>(HELD, [queries, others]))!.isHeld;
  }

  private async isSold(goods: KindOfGoods, language: LanguageCode): Promise<boolean> {
    const terms = Object.values(goods.terms)
      .flat()
      .map((term) => allOf(meaningfulWords(wordsOf(term)).map(conditionOf)));
    const names = await this.sql.rows<Name>(NAMES, [tsqueryOf(alternatives(terms), IN_NAMES), language]);
    return names.some((each) => isOfGoods(each.name, goods, each.language));
  }
}

const conditionOf = (word: string) => (isUnspaced(word) ? phraseOf(word) : oneOfWord(word));

/** Also another form of it: "clean" is like "cleaner", "nettoyer" like "nettoyant". */
const likeWord = (word: string) =>
  isUnspaced(word) || word.length < MIN_STEM
    ? conditionOf(word)
    : oneOfWord(word.slice(0, Math.ceil(word.length * STEM_SHARE)), { isBeginning: true });

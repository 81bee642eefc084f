import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { isUsual } from './kinds/asked-phrase';
import { isConjunction, isForm, isPreposition } from './kinds/noun-phrase';
import { isOfPieces } from './measures';
import { tsqueryOf } from './search-condition';
import { inAnyForm, type SearchUnit } from './understand-search';
import { wordsOf } from './words';

const MISSING = prepared(
  'catalog.words-that-a-product-lacks',
  `SELECT array_agg(position::int ORDER BY position) AS positions
     FROM unnest($2::text[]) WITH ORDINALITY AS each (query, position)
    WHERE NOT EXISTS (SELECT FROM product_search s WHERE s.product_id = $1 AND s.document @@ to_tsquery('simple', query))`,
);

/** Tells which words of a search a product does not have in any form, for the notice above a list of what is near. */
@Injectable()
export class MissingWords {
  constructor(private readonly sql: Sql) {}

  async of(productId: number, units: readonly SearchUnit[]): Promise<string[]> {
    const telling = units.filter(isTelling);
    if (telling.length === 0) return [];
    const queries = telling.map((unit) => tsqueryOf(inAnyForm(unit)));
    const row = await this.sql.first<{ positions: number[] | null }>(MISSING, [productId, queries]);
    return (row!.positions ?? []).map((position) => telling[position - 1]!.typed);
  }
}

/** What nobody says of a product is nothing that it lacks. */
const isTelling = ({ typed, absence }: SearchUnit) =>
  !absence &&
  !/^[\d ]+$/.test(typed) &&
  ![isUsual, isPreposition, isConjunction, isForm, isOfPieces].some((is) => is(typed));

/** @returns words as the text has them, with its marks and capitals */
export function asTyped(text: string, words: string): string {
  const asked = wordsOf(words).join(' ');
  const tokens = text.split(/\s+/);
  for (let start = 0; start < tokens.length; start += 1)
    for (let end = start + 1; end <= tokens.length; end += 1) {
      const said = tokens.slice(start, end).join(' ');
      if (wordsOf(said).join(' ') === asked) return said.replace(/[,;:.]+$/u, '');
    }
  return words;
}

/** @returns the text with its misspelled words as they were searched; null when none was */
export function correctedText(text: string, units: readonly SearchUnit[]): string | null {
  const corrected = units.filter(
    ({ original, kind, typed }) => original && kind !== 'left-out' && original !== typed,
  );
  if (corrected.length === 0) return null;
  return corrected.reduce((said, { original, typed }) => said.replace(asTyped(said, original!), typed), text);
}

import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { NO, YES } from './requirements';
import { tsqueryOf } from './search-condition';
import { inAnyForm, type SearchUnit } from './understand-search';
import { stemOf, wordsOf } from './words';

/**
 * Of the words with the tsqueries $2 and the forms $3 those that no product of $1 has and an attribute of the first one contradicts:
 * other products have them as its value, or they are its name and it says no.
 */
const CONTRADICTED = prepared(
  'catalog.contradicted-words',
  `SELECT array_agg(position::int ORDER BY position) AS positions
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS each (query, forms, position)
    CROSS JOIN LATERAL (SELECT string_to_array(forms, ' ') AS words OFFSET 0) asked
    WHERE NOT EXISTS (SELECT FROM product_search s WHERE s.product_id = ANY ($1::int[]) AND s.document @@ to_tsquery('simple', query))
      AND EXISTS (
        SELECT FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id AND a.value_type = 'text'
         WHERE v.product_id = ($1::int[])[1] AND CASE WHEN v.value = ANY ($4::text[])
           THEN EXISTS (
                  SELECT FROM (SELECT a.name AS text UNION SELECT text FROM attribute_text WHERE source = a.name) named
                   WHERE string_to_array(catalog_words(text), ' ') && words)
            AND NOT EXISTS (
                  SELECT FROM product_attribute other
                   WHERE other.attribute_id = a.id AND other.product_id = ANY ($1::int[]) AND other.value = ANY ($5::text[]))
           ELSE coalesce((
                  SELECT NOT bool_or(is_listed)
                    FROM (SELECT value, bool_or(product_id = ANY ($1::int[])) AS is_listed
                            FROM product_attribute WHERE attribute_id = a.id GROUP BY value) other
                   WHERE EXISTS (
                     SELECT FROM (SELECT value AS text UNION SELECT text FROM attribute_text WHERE source = value) said
                      WHERE string_to_array(catalog_words(text), ' ') && words)), false) END)`,
);

/** Tells which values that are asked for no product of a list has, for the notice above it; words that are no values say nothing. */
@Injectable()
export class UnmetValues {
  constructor(private readonly sql: Sql) {}

  /** @param productIds those that are listed, the first one first */
  async of(productIds: readonly number[], units: readonly SearchUnit[]): Promise<string[]> {
    const asked = units.filter(({ typed, absence }) => !absence && /\p{L}/u.test(typed));
    if (asked.length === 0) return [];
    const row = await this.sql.first<{ positions: number[] | null }>(CONTRADICTED, [
      productIds,
      asked.map((unit) => tsqueryOf(inAnyForm(unit))),
      asked.map(({ typed }) =>
        wordsOf(typed)
          .flatMap((word) => [word, stemOf(word)])
          .join(' '),
      ),
      NO,
      YES,
    ]);
    return (row!.positions ?? []).map((position) => asked[position - 1]!.typed);
  }
}

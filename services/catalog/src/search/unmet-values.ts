import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { YES } from './requirements';
import { tsqueryOf } from './search-condition';
import { inAnyForm, type SearchUnit } from './understand-search';

/** Of the words with the tsqueries $2 those that no product of $1 has and an attribute has in any language, as a value or as what it says yes to. */
const CONTRADICTED = prepared(
  'catalog.contradicted-words',
  `WITH value AS MATERIALIZED (
     SELECT DISTINCT CASE WHEN v.value = ANY ($3::text[]) THEN a.name ELSE v.value END AS text
       FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id AND a.value_type = 'text'
   ), word AS MATERIALIZED (
     SELECT to_tsvector('simple', words) AS document
       FROM (SELECT text FROM value UNION SELECT t.text FROM attribute_text t JOIN value ON value.text = t.source) said
      CROSS JOIN LATERAL (SELECT catalog_words(said.text) AS words OFFSET 0) cleaned
      WHERE words NOT LIKE '% %'
   )
   SELECT array_agg(position::int ORDER BY position) AS positions
     FROM unnest($2::text[]) WITH ORDINALITY AS each (query, position)
    WHERE NOT EXISTS (SELECT FROM product_search s WHERE s.product_id = ANY ($1::int[]) AND s.document @@ to_tsquery('simple', query))
      AND EXISTS (SELECT FROM word WHERE document @@ to_tsquery('simple', query))`,
);

/** Tells which values that are asked for no product of a list has, for the notice above it; words that are no values say nothing. */
@Injectable()
export class UnmetValues {
  constructor(private readonly sql: Sql) {}

  /** @param productIds those that are listed */
  async of(productIds: readonly number[], units: readonly SearchUnit[]): Promise<string[]> {
    const asked = units.filter(
      ({ typed, absence, original }) => !absence && original === undefined && /\p{L}/u.test(typed),
    );
    if (asked.length === 0) return [];
    const row = await this.sql.first<{ positions: number[] | null }>(CONTRADICTED, [
      productIds,
      asked.map((unit) => tsqueryOf(inAnyForm(unit))),
      YES,
    ]);
    return (row!.positions ?? []).map((position) => asked[position - 1]!.typed);
  }
}

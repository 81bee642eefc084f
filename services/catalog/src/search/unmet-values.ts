import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { isUsual } from './kinds/asked-phrase';
import { isPreposition } from './kinds/noun-phrase';
import { YES } from './requirements';
import { tsqueryOf } from './search-condition';
import { inAnyForm, type SearchUnit } from './understand-search';

/** "Bleu" of "bleues", but not "plancher" of "plans". */
const MAX_ENDING = 2;

/** A value is stated by names and attributes: keywords of a plastic jar may well speak of glass. */
const STATED = `(CASE WHEN is_value THEN ts_filter(document, '{a,b,c}') ELSE document END)`;

/**
 * Of the words with the tsqueries $2 those that product $4 has not: contradicted where none of the products $1 has them and it has another
 * value of an attribute that has them in its category, in any language, as a value or as what it says yes to; of the others nobody can tell.
 */
const UNSTATED = prepared(
  'catalog.unstated-words',
  `WITH value AS MATERIALIZED (
     SELECT DISTINCT v.value <> ALL ($3::text[]) AS is_text, CASE WHEN v.value = ANY ($3::text[]) THEN a.name ELSE v.value END AS text
       FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id AND a.value_type = 'text'
       JOIN product p ON p.id = v.product_id AND p.category_id = (SELECT category_id FROM product WHERE id = $4)
      WHERE v.attribute_id IN (SELECT attribute_id FROM product_attribute WHERE product_id = $4)
   ), word AS MATERIALIZED (
     SELECT to_tsvector('simple', words) AS document, char_length(words) AS size, is_text
       FROM (SELECT text, is_text FROM value
              UNION SELECT t.text, is_text FROM attribute_text t JOIN value ON value.text = t.source) said
      CROSS JOIN LATERAL (SELECT catalog_words(said.text) AS words OFFSET 0) cleaned
      WHERE words NOT LIKE '% %'
   ), yes AS MATERIALIZED (
     SELECT to_tsvector('simple', catalog_words(said.text)) AS document
       FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id
      CROSS JOIN LATERAL (SELECT a.name AS text UNION SELECT t.text FROM attribute_text t WHERE t.source = a.name) said
      WHERE v.product_id = $4 AND v.value = ANY ($3::text[])
   )
   SELECT position::int - 1 AS place,
          is_value IS NOT NULL AND NOT EXISTS (
            SELECT FROM product_search WHERE product_id = ANY ($1::int[]) AND ${STATED} @@ to_tsquery('simple', query)) AS "isContradicted"
     FROM unnest($2::text[], $5::text[]) WITH ORDINALITY AS each (query, typed, position)
    CROSS JOIN LATERAL (
      SELECT bool_or(is_text) AS is_value FROM word
       WHERE document @@ to_tsquery('simple', query) AND size <= char_length(typed) + ${MAX_ENDING} OFFSET 0) valued
    WHERE NOT EXISTS (SELECT FROM product_search WHERE product_id = $4 AND ${STATED} @@ to_tsquery('simple', query))
      AND NOT EXISTS (SELECT FROM yes WHERE document @@ to_tsquery('simple', query))
    ORDER BY position`,
);

export interface UnstatedWords {
  /** Values that no product has. */
  readonly contradicted: readonly string[];
  /** What the first product does not say; words that follow each other in one. */
  readonly unsure: readonly string[];
}

/** Tells which words of a search the products of a list do not have, for the notice above it. */
@Injectable()
export class UnmetValues {
  constructor(private readonly sql: Sql) {}

  /** @param productIds those that are listed or of the kind, the best of all first */
  async of(productIds: readonly number[], units: readonly SearchUnit[]): Promise<UnstatedWords> {
    const rows = await this.sql.rows<{ place: number; isContradicted: boolean }>(UNSTATED, [
      productIds,
      units.map((unit) => tsqueryOf(inAnyForm(unit))),
      YES,
      productIds[0],
      units.map(({ typed }) => typed),
    ]);
    const said = rows.filter(({ place }) => isTold(units[place]!));
    const wordsAt = (place: number) => units[place]!.typed;
    const unsure = said.filter((row) => !row.isContradicted).map(({ place }) => place);
    const follows = (place: number) => unsure.includes(place - 1);
    const phraseFrom = (place: number): string =>
      unsure.includes(place + 1) ? `${wordsAt(place)} ${phraseFrom(place + 1)}` : wordsAt(place);
    return {
      contradicted: said.filter((row) => row.isContradicted).map(({ place }) => wordsAt(place)),
      unsure: unsure.filter((place) => !follows(place)).map(phraseFrom),
    };
  }
}

const isTold = ({ typed, absence, original }: SearchUnit) =>
  !absence && original === undefined && /\p{L}/u.test(typed) && !isUsual(typed) && !isPreposition(typed);

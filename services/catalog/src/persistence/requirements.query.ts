import type { ProductSearch } from '../search/understood-search';
import { tsqueryOf } from '../search/search-condition';

/** Parts of the statement of a search. */
interface Required {
  readonly ctes: string;
  readonly columns: string;
  readonly join: string;
  /** Whether a product is left out as long as another one of the kind is not. */
  readonly isOut: string;
  readonly best: string;
}

export const NOT_REQUIRED: Required = { ctes: '', columns: '', join: '', isOut: 'false', best: '' };

/** From here on a product does not meet a requirement. */
export const UNMET = 1;
/** It has no attribute that could. */
export const UNANSWERED = 2;
/** Its texts say the opposite. */
export const CONTRADICTED = 3;
/** The share of the words, by their rarity, that the name of a product of the kind has. */
const KIND = 0.6;
const MAX_COUNTED = 1000;
/** It is made for more than that. */
const WITHIN = 0.25;
/** Only its texts say so. */
const MENTIONED = 0.5;

/** Degrees at which a distance counts as half of the largest. */
const USUAL_DEGREES = 100;
/** Of the target; values of attributes are rounded. */
const TOLERANCE = 0.005;

/**
 * Whether a product's name has most of what the words say, the rare ones more than those of many names, so that it is of
 * that kind, as `asked_of.is_kind`; and how far it is from what is required, as `asked_of.gap`: 0 exactly, below 1 met, below 2 the nearer the better, 2
 * without an attribute that says it. Of several values of a product the nearest counts.
 */
export function requiredOf(search: ProductSearch, bind: (value: unknown) => string): Required {
  const { requirements, units } = search;
  const values = requirements.flatMap((requirement, place) =>
    requirement.values.map((value) => ({ place, ...value })),
  );
  const places = bind(values.map(({ place }) => place + 1));
  const attributes = bind(values.map(({ attributeId }) => attributeId));
  const [texts, targets, lows, highs] = (['text', 'target', 'low', 'high'] as const).map((name) =>
    bind(values.map((value) => value[name])),
  );
  const [named, stated, against, opposed, mentioned, ranges, each, limits] = (
    ['named', 'stated', 'against', 'opposed', 'mentioned', 'isWithinRange', 'isEach', 'isLimit'] as const
  ).map((name) => bind(requirements.map((requirement) => requirement[name])));
  const queries = bind(units.map(({ condition }) => tsqueryOf(condition)));
  const inNames = bind(units.map(({ condition }) => tsqueryOf(condition, 'AB')));
  return {
    ctes: `, word AS MATERIALIZED (
      SELECT query, ln(1 + (SELECT count(*) FROM product_search) / (1.0 + named.count)) AS weight
        FROM unnest(${queries}::text[], ${inNames}::text[]) AS each (words, words_of_names)
       CROSS JOIN LATERAL (SELECT to_tsquery('simple', words) AS query OFFSET 0) read
       CROSS JOIN LATERAL (SELECT count(*) FROM (
         SELECT FROM product_search WHERE document @@ to_tsquery('simple', words_of_names) LIMIT ${MAX_COUNTED}) product) named
    ), required AS MATERIALIZED (
      SELECT place, named, to_tsquery('simple', stated) AS stated,
             to_tsquery('simple', against) AS against, to_tsquery('simple', opposed) AS opposed, to_tsquery('simple', mentioned) AS mentioned, is_within, is_each, is_limit
        FROM unnest(${named}::text[], ${stated}::text[], ${against}::text[], ${opposed}::text[], ${mentioned}::text[], ${ranges}::boolean[], ${each}::boolean[],
                    ${limits}::boolean[]) WITH ORDINALITY AS each (named, stated, against, opposed, mentioned, is_within, is_each, is_limit, place)
    ), meeting AS MATERIALIZED (
      SELECT * FROM unnest(${places}::int[], ${attributes}::int[], ${texts}::text[], ${targets}::numeric[], ${lows}::numeric[], ${highs}::numeric[])
        AS each (place, attribute_id, text, target, low, high)
    )`,
    columns: ', asked_of.is_kind, asked_of.gap, asked_of.gaps, asked_of.is_against, asked_of.is_beyond',
    join: `
       CROSS JOIN LATERAL (
         SELECT (SELECT coalesce(sum(weight) FILTER (WHERE ts_filter(s.document, '{a,b}') @@ query), 0) >= ${KIND} * sum(weight)
                   FROM word) AS is_kind,
                sum(gap) AS gap, array_agg(gap ORDER BY place) AS gaps,
                bool_or(gap = ${CONTRADICTED}) AS is_against, bool_or(is_limit AND gap >= ${UNMET}) AS is_beyond,
                count(*) FILTER (WHERE gap >= ${UNMET}) AS unmet
           FROM (SELECT required.place, required.is_limit,
                        CASE WHEN s.name_words ~ required.named OR s.document @@ required.stated THEN 0
                             WHEN ts_filter(s.document, '{a,b}') @@ required.against OR s.document @@ required.opposed THEN ${CONTRADICTED}
                             WHEN nearest.gap IS NOT NULL THEN nearest.gap
                             WHEN required.against IS NOT NULL AND ${HAS_OTHER_VALUE} THEN ${CONTRADICTED}
                             WHEN s.document @@ required.mentioned THEN ${MENTIONED} ELSE ${UNANSWERED} END AS gap
                   FROM required LEFT JOIN LATERAL (${NEAREST}) nearest ON true) each) asked_of`,
    isOut: 'is_against OR is_beyond',
    best: `
           (SELECT gaps FROM kept ORDER BY ${search.isNearest ? '' : 'is_of_kind DESC, is_against, is_kind DESC, gap, '}position LIMIT 1) AS gaps,
           (SELECT count(*)::int FROM matching WHERE is_against AND is_of_kind AND id NOT IN (SELECT id FROM kept)) AS against,
           ${placesWhere(`= ${UNANSWERED}`)} AS unanswered, ${placesWhere(`< ${UNMET}`)} AS met,`,
  };
}

/** Of what is required, the places where some product of the kind that is listed is so far from it. */
const placesWhere = (gap: string) => `
  (SELECT array_agg(DISTINCT place::int - 1) FROM kept CROSS JOIN LATERAL unnest(gaps) WITH ORDINALITY AS each (gap, place)
    WHERE each.gap ${gap} AND is_of_kind >= (SELECT bool_or(is_of_kind) FROM kept))`;

/** The attribute that could say it says something else. */
const HAS_OTHER_VALUE = `EXISTS (
  SELECT FROM meeting JOIN product_attribute v ON v.attribute_id = meeting.attribute_id AND v.product_id = p.id
   WHERE meeting.place = required.place)`;

const NEAREST = `
  SELECT CASE WHEN count(*) = 0 THEN NULL
              WHEN bool_or(is_text) THEN 0
              WHEN required.is_within
              THEN CASE WHEN bool_or(value = target) THEN 0
                        WHEN bool_or(high IS NULL AND value >= low) THEN ${WITHIN}
                        WHEN max(target) BETWEEN min(value) AND max(value)
                          OR (count(*) = 1 AND max(target) < 0 AND min(value) <= max(target)) THEN ${WITHIN}
                        ELSE ${UNMET} + min(abs(value - target) / (abs(value - target) + ${USUAL_DEGREES})) END
              WHEN required.is_each AND bool_or(value > high + abs(high) * ${TOLERANCE})
              THEN ${UNMET} + max(abs(value - target) / nullif(abs(value) + abs(target), 0)) / 2
              ELSE min(coalesce(abs(value - target) / nullif(abs(value) + abs(target), 0), 0)
                       + CASE WHEN value >= coalesce(low - abs(low) * ${TOLERANCE}, value)
                               AND value <= coalesce(high + abs(high) * ${TOLERANCE}, value) THEN 0 ELSE ${UNMET} END) END AS gap
    FROM (SELECT meeting.text IS NOT NULL AS is_text, meeting.target, meeting.low, meeting.high,
                 CASE WHEN meeting.text IS NULL AND v.value ~ '^(IP)?-?[0-9]+([.][0-9]+)?$'
                      THEN regexp_replace(v.value, '^IP', '')::numeric END AS value
            FROM meeting JOIN product_attribute v ON v.attribute_id = meeting.attribute_id AND v.product_id = p.id
           WHERE meeting.place = required.place AND (meeting.text IS NULL OR v.value = meeting.text)) each`;

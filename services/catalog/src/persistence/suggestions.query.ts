import { prepared } from '@kp/platform/database';
import { CODE_SQL } from '../articles/article-columns';
import { RELEVANCE } from './product-search.query';
import { joinTranslation } from './product.queries';

const ON_SALE = `p.status = 'active' AND p.deleted_at IS NULL`;
/** A text of two letters matches half the catalogue, and ranking all of it takes too long. */
const MAX_RANKED = 1000;
export const MAX_SUGGESTED = 8;
const MAX_CATEGORIES = 3;

/** The group of `chosen` where the text finds all of its variants: it is suggested once, by its own name. */
const WHOLE_GROUP = `LEFT JOIN LATERAL (
         SELECT coalesce(g.names ->> $3, t.name, g.name) AS name, v.lowest, v.highest
           FROM product_group g CROSS JOIN LATERAL (
             SELECT count(*) AS variants, min(p.price_minor) AS lowest, max(p.price_minor) AS highest
               FROM product p WHERE p.group_id = g.id AND ${ON_SALE}) v
          WHERE g.id = chosen.group_id AND v.variants = chosen.matches) whole ON true`;

/** Names are looked up by sub-select because with a join the planner scanned all names in their order. */
export const SUGGESTIONS = prepared(
  'catalog.suggestions',
  `WITH asked AS MATERIALIZED (
     SELECT words, words AS phrase, to_tsquery('simple', $4) AS query, to_tsquery('simple', $5) AS named,
            catalog_words($6::text) AS opening, to_tsquery('simple', $7) AS kind
       FROM catalog_words($1::text) AS words
   ), coded AS MATERIALIZED (
     SELECT p.id, p.category_id, p.group_id, array_position($2::int[], p.id) AS place
       FROM product p WHERE p.id = ANY ($2::int[]) AND ${ON_SALE} ORDER BY place LIMIT ${MAX_SUGGESTED}
   ), named AS MATERIALIZED (
     SELECT p.id, p.category_id, p.group_id, p.rating, p.review_count,
            s.name_words = (SELECT words FROM asked) AS is_whole
       FROM product_search s JOIN product p ON p.id = s.product_id
      WHERE s.name_words COLLATE "C" >= (SELECT nullif(words, '') FROM asked)
        AND s.name_words COLLATE "C" < (SELECT words || chr(1114111) FROM asked) AND ${ON_SALE}
      ORDER BY s.name_words COLLATE "C", s.product_id LIMIT ${MAX_SUGGESTED}
   ), worded AS MATERIALIZED (
     SELECT s.id, s.category_id, s.group_id, s.rating, s.review_count, 3 + ${RELEVANCE} AS tier,
            ts_rank(s.document, asked.query) AS score
       FROM asked
      CROSS JOIN LATERAL (
        SELECT p.id, p.category_id, p.group_id, p.rating, p.review_count, s.name_words, s.document
          FROM product_search s JOIN product p ON p.id = s.product_id
         WHERE s.document @@ asked.query AND ${ON_SALE} LIMIT ${MAX_RANKED}) s
   ), matching AS MATERIALIZED (
     SELECT DISTINCT ON (id) * FROM (
       SELECT id, category_id, group_id, 0 AS tier, -place AS score, 0 AS rating, 0 AS review_count FROM coded
       UNION ALL SELECT id, category_id, group_id, CASE WHEN is_whole THEN 1 ELSE 2 END, 0, rating, review_count FROM named
       UNION ALL SELECT id, category_id, group_id, tier, score, rating, review_count FROM worded) found
      ORDER BY id, tier
   ), listed AS (
     SELECT DISTINCT ON (coalesce(group_id, -id)) *, count(*) OVER (PARTITION BY coalesce(group_id, -id)) AS matches
       FROM matching ORDER BY coalesce(group_id, -id), tier, score DESC, rating DESC, review_count DESC, id
   ), chosen AS (
     SELECT row_number() OVER () AS position, id, group_id, CASE WHEN tier > 0 THEN matches END AS matches
       FROM (SELECT * FROM listed
              ORDER BY tier, score DESC, rating DESC, review_count DESC, id DESC LIMIT ${MAX_SUGGESTED}) best
   ), products AS (
     SELECT p.id, coalesce(whole.name, t.name, p.name) AS name, p.slug,
            to_char(coalesce(whole.lowest, p.price_minor) / 100.0, 'FM99999999999990.00') AS price, p.currency,
            coalesce(whole.lowest < whole.highest, false) AS "isFrom",
            p.image_url AS "imageUrl", json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) AS category,
            ${CODE_SQL} AS code, coalesce(p.tax_classes, c.tax_classes) AS "taxClasses"
       FROM chosen JOIN product p ON p.id = chosen.id JOIN category c ON c.id = p.category_id
       ${joinTranslation('$3')} ${WHOLE_GROUP}
      ORDER BY chosen.position
   ), categories AS (
     SELECT c.id, c.name, c.slug
       FROM (SELECT category_id, count(*) AS matches FROM matching GROUP BY category_id) found
       JOIN category c ON c.id = found.category_id AND (c.show_on_main_top OR c.show_on_main_shop)
       CROSS JOIN asked
      ORDER BY coalesce(to_tsvector('simple', catalog_words(c.name)) @@ asked.query, false) DESC,
               matches DESC, c.sort_order
      LIMIT ${MAX_CATEGORIES}
   )
   SELECT (SELECT coalesce(json_agg(products), '[]') FROM products) AS products,
          (SELECT coalesce(json_agg(categories), '[]') FROM categories) AS categories`,
);

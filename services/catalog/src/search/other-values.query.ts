import { prepared } from '@kp/platform/database';

/** Of the products with a value, those that say the thing: copolyester is a plastic, and steel that cleans plastic is none. */
const SHARE_OF_KIND = 0.6;
const MAX_COUNTED = 50;

/** $1: a thing in its forms. Of the attributes that have it among their values in any language, all values without it that are no kind of it. */
export const OTHER_VALUES = prepared(
  'catalog.other-values-of-attributes',
  `WITH value AS MATERIALIZED (
     SELECT DISTINCT v.attribute_id, v.value
       FROM product_attribute v JOIN attribute a ON a.id = v.attribute_id AND a.value_type = 'text'
   ), named AS MATERIALIZED (
     SELECT attribute_id, value
       FROM value
      WHERE string_to_array(catalog_words(value), ' ') && $1::text[]
         OR EXISTS (SELECT FROM attribute_text t
                     WHERE t.source = value AND string_to_array(catalog_words(t.text), ' ') && $1::text[])
   )
   SELECT attribute_id AS id, array_agg(value) AS values
     FROM value
    WHERE attribute_id IN (SELECT attribute_id FROM named) AND (attribute_id, value) NOT IN (SELECT attribute_id, value FROM named)
      AND NOT EXISTS (
        SELECT FROM named kind
         WHERE kind.attribute_id = value.attribute_id AND ${SHARE_OF_KIND} <= (
           SELECT avg((document @@ plainto_tsquery('simple', catalog_words(kind.value)))::int)
             FROM (SELECT s.document FROM product_attribute v JOIN product_search s ON s.product_id = v.product_id
                    WHERE v.attribute_id = value.attribute_id AND v.value = value.value LIMIT ${MAX_COUNTED}) product))
    GROUP BY attribute_id`,
);

import { prepared } from '@kp/platform/database';

/** $1: a thing in its forms. Of the attributes that have it among their values in any language, all values without it. */
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
    GROUP BY attribute_id`,
);

import { prepared } from '@kp/platform/database';

const MAX_NAMES = 400;
const MAX_WITH_KEYWORDS = 200;
const ACTIVE = `p.deleted_at IS NULL AND p.status = 'active'`;

/** Of products with each of the words $1 in a name, the name as it was entered and those in other languages, all or that in $2. */
export const NAMES_WITH_WORDS = prepared(
  'catalog.names-with-words',
  `SELECT each.position::int, p.id, p.name, translations.names
     FROM unnest($1::text[]) WITH ORDINALITY AS each (query, position)
    CROSS JOIN LATERAL (
      SELECT p.id, p.name FROM product_search s JOIN product p ON p.id = s.product_id
       WHERE s.document @@ to_tsquery('simple', each.query) AND ${ACTIVE} LIMIT ${MAX_NAMES}) p
     LEFT JOIN LATERAL (
      SELECT json_object_agg(t.language, t.name) AS names FROM product_translation t
       WHERE t.product_id = p.id AND ($2::text IS NULL OR t.language = $2)) translations ON true`,
);

/** What customers type for the products that have all words of $1, in the language they were entered in and in $2. */
export const KEYWORDS_WITH_WORDS = prepared(
  'catalog.keywords-with-words',
  `SELECT p.id, p.name, concat_ws(',', p.keywords, t.keywords) AS keywords
     FROM product_search s JOIN product p ON p.id = s.product_id
     LEFT JOIN product_translation t ON t.product_id = p.id AND t.language = $2
    WHERE s.document @@ to_tsquery('simple', $1) AND ${ACTIVE} LIMIT ${MAX_WITH_KEYWORDS}`,
);

/** Whether one of the products $1, of all where that is null, has all words of $2. */
export const HAVE_WORDS = prepared(
  'catalog.products-have-words',
  `SELECT EXISTS (SELECT FROM product_search
                   WHERE ($1::int[] IS NULL OR product_id = ANY ($1)) AND document @@ to_tsquery('simple', $2)) AS has`,
);

/** Whether one of the forms $1 of a word is a brand, a value of an attribute or in the name of a category; and whether it is in one of an attribute. */
export const PROPERTIES = prepared(
  'catalog.words-of-properties',
  `WITH text AS MATERIALIZED (
     SELECT DISTINCT value AS text FROM product_attribute UNION SELECT text FROM attribute_text UNION SELECT brand FROM product
   )
   SELECT EXISTS (SELECT FROM text WHERE catalog_words(text) = ANY ($1::text[]))
          OR EXISTS (SELECT FROM category WHERE string_to_array(catalog_words(name), ' ') && $1::text[]) AS "isValue",
          EXISTS (SELECT FROM attribute a LEFT JOIN attribute_text t ON t.source = a.name
                   WHERE string_to_array(catalog_words(concat_ws(' ', a.name, t.text)), ' ') && $1::text[]) AS "isNamed"`,
);

/** What each of the words may be misspelled of. */
export const CORRECTIONS = prepared(
  'catalog.corrections-of-words',
  `SELECT catalog_corrections(word, false, false) AS corrections
     FROM unnest($1::text[]) WITH ORDINALITY AS each (word, position) ORDER BY position`,
);

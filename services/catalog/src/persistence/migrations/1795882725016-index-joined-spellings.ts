import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * "GN 1/1", "Zx-45B" and "non-slip" are found as they are written and joined ("gn11"), and letters and digits of other widths
 * and scripts as the usual ones. The joining is that of `joinedSpelling`.
 */
export class IndexJoinedSpellings1795882725016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TERMS);
    await runner.query(documents('catalog_terms'));
    await runner.query(INDEX_AGAIN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(documents('catalog_words'));
    await runner.query(INDEX_AGAIN);
    await runner.query('DROP FUNCTION catalog_terms(text), catalog_joined(text)');
  }
}

const TERMS = `
  CREATE FUNCTION catalog_joined(source text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(regexp_replace(source,
      '([0-9])\\s*[xX×*]\\s*(?=[0-9])', '\\1x', 'g'),
      '([[:alnum:]])[-‐‑/](?=[[:alnum:]])' COLLATE "und-x-icu", '\\1', 'g'),
      '\\m([[:alpha:]]{1,2})\\s+(?=[0-9])' COLLATE "und-x-icu", '\\1', 'g');

  -- The words, and behind them those that joining makes; words that stay are not counted twice.
  CREATE FUNCTION catalog_terms(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    source constant text := translate(normalize($1, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ', '01234567890123456789');
    words  constant text := catalog_words(source);
    more   text;
  BEGIN
    IF source ~ '[0-9]|[^ ][-‐‑/][^ ]' THEN
      SELECT string_agg(word, ' ') INTO more
        FROM unnest(string_to_array(catalog_words(catalog_joined(source)), ' ')) AS word
       WHERE word <> ALL (string_to_array(words, ' '));
    END IF;
    RETURN concat_ws(' ', words, more);
  END $$;
`;

/** @param words the function that makes the words of a text */
const documents = (words: string) => `
  CREATE OR REPLACE FUNCTION catalog_search_document(product product) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(${words}(product.name))), 'A')
           || setweight(to_tsvector('simple', catalog_words(
                (SELECT name FROM category WHERE id = product.category_id))), 'C')
           || strip(to_tsvector('simple', catalog_letters_apart(${words}(product.description))))
           || to_tsvector('simple', catalog_letters_apart(${words}(product.keywords)))
           || catalog_translations(product.id)
           || setweight(to_tsvector('simple', ${words}(
                catalog_attribute_values(product.id, product.category_id))), 'C')
  $$;

  CREATE OR REPLACE FUNCTION catalog_translations(product integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(${words}(
             coalesce(string_agg(name, ' . ' ORDER BY language), '')))), 'B')
           || strip(to_tsvector('simple', catalog_letters_apart(${words}(
                coalesce(string_agg(description, ' ' ORDER BY language), '')))))
           || to_tsvector('simple', catalog_letters_apart(${words}(
                coalesce(string_agg(keywords, ' ' ORDER BY language), ''))))
      FROM product_translation WHERE product_id = product
  $$;
`;

const INDEX_AGAIN = 'SELECT catalog_index_products(ARRAY(SELECT id FROM product))';

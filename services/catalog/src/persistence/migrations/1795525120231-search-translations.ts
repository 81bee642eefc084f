import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Translated names and descriptions are searched like English ones. Chinese, Japanese and Korean texts are indexed letter
 * by letter, because they are written without blanks or with endings, so that words are found as phrases of letters.
 * Searches are understood by the module from now on: the database only knows what a word may be a misspelling of.
 */
export class SearchTranslations1795525120231 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Loads the extension, whose settings cannot be set before.
    await runner.query(`SELECT public.similarity('', '')`);
    await runner.query(DOCUMENTS);
    await runner.query(translationChanged('name, description'));
    await runner.query(CORRECTIONS);
    await runner.query('UPDATE product SET name = name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS_DOCUMENTS);
    await runner.query(translationChanged('name'));
    await runner.query(`
      DROP FUNCTION catalog_corrections(text, boolean, boolean);
      DROP FUNCTION catalog_translations(integer), catalog_letters_apart(text);
      UPDATE product SET name = name;
    `);
  }
}

const DOCUMENTS = `
  CREATE FUNCTION catalog_letters_apart(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(words, '([\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3])', ' \\1 ', 'g');

  CREATE FUNCTION catalog_translations(product integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(
             coalesce(string_agg(name, ' . ' ORDER BY language), '')))), 'B')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(
                coalesce(string_agg(description, ' ' ORDER BY language), '')))))
      FROM product_translation WHERE product_id = product
  $$;

  -- A new product has neither translations nor attributes yet: theirs are added when they are.
  CREATE OR REPLACE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(NEW.name))), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'C')
      || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(NEW.description))));
    IF TG_OP = 'UPDATE' THEN
      NEW.search_document := NEW.search_document
        || catalog_translations(NEW.id)
        || setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C');
    END IF;
    RETURN NEW;
  END $$;
`;

const translationChanged = (columns: string) => `
  DROP TRIGGER product_translation_changed ON product_translation;
  CREATE TRIGGER product_translation_changed AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON product_translation
    FOR EACH ROW EXECUTE FUNCTION catalog_translation_changed();
`;

const CORRECTIONS = `
  -- The words of the catalogue that a typed one may be a misspelling of, the nearest first. One letter wrong, missing,
  -- added or swapped with its neighbour counts (two wrong from eight letters on); of a beginning also when the
  -- word's beginning fits; for a guess also when a part of the word is much alike.
  CREATE FUNCTION catalog_corrections(typed text, is_beginning boolean, is_guess boolean) RETURNS text[]
    LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.15 AS $$
  DECLARE
    size    constant integer := char_length(typed);
    allowed constant integer := CASE WHEN size < 8 THEN 1 ELSE 2 END;
  BEGIN
    IF size NOT BETWEEN 4 AND 40 OR typed ~ '[0-9]' THEN
      RETURN '{}';
    END IF;
    RETURN coalesce((
      SELECT array_agg(word ORDER BY distance, likeness DESC, word) FROM (
        SELECT word, likeness, least(
                 letters, CASE WHEN letters = 2 AND catalog_letters(word) = catalog_letters(typed) THEN 1 END, begun) AS distance
          FROM (SELECT word, levenshtein(typed, word) AS letters, similarity(typed, word) AS likeness,
                       CASE WHEN is_beginning AND size > 4 THEN least(
                         levenshtein(typed, left(word, size - 1)),
                         levenshtein(typed, left(word, size)),
                         levenshtein(typed, left(word, size + 1))) END AS begun
                  FROM search_word WHERE typed <% word) candidate
         WHERE letters <= allowed OR begun <= 1
            OR letters = 2 AND catalog_letters(word) = catalog_letters(typed)
            OR is_guess AND word_similarity(typed, word) >= 0.6
         ORDER BY distance, likeness DESC, word
         LIMIT 8) nearest), '{}');
  END $$;
`;

const PREVIOUS_DOCUMENTS = `
  CREATE OR REPLACE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_words(NEW.name)), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'B')
      || setweight(to_tsvector('simple', catalog_words(catalog_translated_names(NEW.id))), 'B')
      || setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C')
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    RETURN NEW;
  END $$;
`;

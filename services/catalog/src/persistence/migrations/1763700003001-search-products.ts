import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search. Every product carries its words as `search_document` (name weighs most, then category, then description)
 * and its folded name as `search_text`. `search_word` is the vocabulary of the catalogue: a word that occurs in it is
 * searched as typed; any other is searched together with the known words it may be a misspelling of.
 */
export class SearchProducts1763700003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;
    `);
    await runner.query(WORDS);
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
    await runner.query(QUERIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS catalog_query(text, boolean);
      DROP FUNCTION IF EXISTS catalog_alternatives(text, boolean, boolean);
      DROP TRIGGER category_renamed ON category;
      DROP TRIGGER product_words_added ON product;
      DROP TRIGGER product_words_changed ON product;
      DROP TRIGGER product_search_document ON product;
      DROP FUNCTION catalog_category_renamed(), catalog_words_added(), catalog_words_changed(),
        catalog_search_document();
      ALTER TABLE product DROP COLUMN search_document, DROP COLUMN search_text;
      DROP TABLE search_word;
      DROP FUNCTION catalog_letters(text), catalog_vocabulary(tsvector), catalog_words(text);
    `);
  }
}

const WORDS = `
  -- Lower case without diacritics, every run of other signs one blank. unaccent is declared stable because its rules
  -- file could be edited; the shop does not, so this may be immutable and feed indexes. The ICU collation makes case
  -- and letters independent of the database's locale.
  CREATE FUNCTION catalog_words(source text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN trim(regexp_replace(
      public.unaccent('public.unaccent'::regdictionary, lower(normalize(source, NFC) COLLATE "und-x-icu")),
      '[^[:alnum:]]+' COLLATE "und-x-icu", ' ', 'g'));

  -- The words of a document that can be misspelled.
  CREATE FUNCTION catalog_vocabulary(document tsvector) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC
      SELECT word FROM unnest(tsvector_to_array(document)) AS word
       WHERE char_length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]';
    END;

  -- Equal for words of the same letters in any order.
  CREATE FUNCTION catalog_letters(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter);
`;

const TABLES = `
  CREATE TABLE search_word (word text COLLATE "C" PRIMARY KEY);
  CREATE INDEX search_word_trigrams ON search_word USING gin (word public.gin_trgm_ops);

  ALTER TABLE product
    ADD COLUMN search_text     text GENERATED ALWAYS AS (catalog_words(name)) STORED,
    ADD COLUMN search_document tsvector NOT NULL DEFAULT '';
  CREATE INDEX product_search_document ON product USING gin (search_document) WITH (fastupdate = off);
`;

const TRIGGERS = `
  -- Positions of the description's words are left out: they would double the size and nobody searches phrases.
  CREATE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_words(NEW.name)), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'B')
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_search_document BEFORE INSERT OR UPDATE OF name, description, category_id ON product
    FOR EACH ROW EXECUTE FUNCTION catalog_search_document();

  -- Sorted, so that two imports that bring the same new words wait for each other in one order.
  CREATE FUNCTION catalog_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_word
    SELECT DISTINCT word FROM added, catalog_vocabulary(search_document) AS word ORDER BY word
        ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_words_added AFTER INSERT ON product REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_words_added();

  CREATE FUNCTION catalog_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_word
    SELECT word FROM catalog_vocabulary(NEW.search_document) word ORDER BY word ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_words_changed AFTER UPDATE OF name, description, category_id ON product
    FOR EACH ROW WHEN (OLD.search_document IS DISTINCT FROM NEW.search_document)
    EXECUTE FUNCTION catalog_words_changed();

  CREATE FUNCTION catalog_category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product SET category_id = category_id WHERE category_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER category_renamed AFTER UPDATE OF name ON category
    FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION catalog_category_renamed();
`;

const QUERIES = `
  -- One typed word as a query: itself (or what begins with it) and what it may be a misspelling of.
  -- Trigrams find the candidates by index. A candidate counts with one letter wrong, missing, added or swapped with
  -- its neighbour (two wrong from eight letters on); of a beginning also when the candidate's beginning fits; and for
  -- a guess when a part of it is much alike.
  CREATE FUNCTION catalog_alternatives(typed text, is_beginning boolean, is_guess boolean) RETURNS text
    LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.15 AS $$
  DECLARE
    size    constant integer := char_length(typed);
    allowed constant integer := CASE WHEN size < 8 THEN 1 ELSE 2 END;
    itself  constant text := '''' || typed || '''' || CASE WHEN is_beginning THEN ':*' ELSE '' END;
    guesses text;
  BEGIN
    IF size NOT BETWEEN 4 AND 40 OR typed ~ '[0-9]' THEN
      RETURN itself;
    END IF;
    -- In the C collation what begins with a word lies between the word and the word with the last sign there is.
    IF NOT is_guess AND EXISTS (
      SELECT FROM search_word WHERE word = typed OR is_beginning AND word > typed AND word < typed || chr(1114111)
    ) THEN
      RETURN itself;
    END IF;
    SELECT string_agg('''' || word || '''', ' | ') INTO guesses FROM (
      SELECT word FROM (
        SELECT word, levenshtein(typed, word) AS distance,
               CASE WHEN is_beginning AND size > 4 THEN least(
                 levenshtein(typed, left(word, size - 1)),
                 levenshtein(typed, left(word, size)),
                 levenshtein(typed, left(word, size + 1))) END AS distance_of_beginning
          FROM search_word WHERE typed <% word
      ) candidate
      WHERE distance <= allowed
         OR distance_of_beginning <= 1
         OR distance = 2 AND catalog_letters(word) = catalog_letters(typed)
         OR is_guess AND word_similarity(typed, word) >= 0.6
      ORDER BY distance, word
      LIMIT 8
    ) nearest;
    RETURN concat_ws(' | ', itself, guesses);
  END $$;

  -- All of the first ten words, the last one as a beginning; null when there is no word.
  CREATE FUNCTION catalog_query(words text, is_guess boolean) RETURNS tsquery
    LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT to_tsquery('simple', string_agg('(' || alternatives || ')', ' & '))
      FROM (SELECT catalog_alternatives(word, place = cardinality(typed), is_guess) AS alternatives
              FROM (SELECT (string_to_array(nullif(words, ''), ' '))[:10] AS typed) split,
                   unnest(typed) WITH ORDINALITY AS each(word, place)) search
  $$;
`;

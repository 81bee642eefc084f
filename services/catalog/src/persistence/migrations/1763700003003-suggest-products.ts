import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a text that is still being typed may become: names that begin so, and what a misspelled text meant. */
export class SuggestProducts1763700003003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX product_search_text ON product (search_text COLLATE "C", id)
        WHERE status = 'active' AND deleted_at IS NULL;
    `);
    await runner.query(NEAREST_WORD);
    await runner.query(DID_YOU_MEAN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS catalog_did_you_mean(text);
      DROP FUNCTION IF EXISTS catalog_nearest_word(text, boolean);
      DROP INDEX product_search_text;
    `);
  }
}

const NEAREST_WORD = `
  -- The word of the catalogue that a typed one most likely is: itself when it occurs (a beginning also when something
  -- begins with it) or is too short to be misspelled, else the nearest by letters, else the most alike; null when
  -- nothing is alike.
  CREATE FUNCTION catalog_nearest_word(typed text, is_beginning boolean) RETURNS text
    LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.15 AS $$
  DECLARE
    size    constant integer := char_length(typed);
    allowed constant integer := CASE WHEN size < 8 THEN 1 ELSE 2 END;
  BEGIN
    IF size NOT BETWEEN 4 AND 40 OR typed ~ '[0-9]' OR EXISTS (
      SELECT FROM search_word WHERE word = typed OR is_beginning AND word > typed AND word < typed || chr(1114111)
    ) THEN
      RETURN typed;
    END IF;
    RETURN (
      SELECT word FROM (
        SELECT word, similarity(typed, word) AS likeness, least(
                 levenshtein(typed, word),
                 CASE WHEN catalog_letters(word) = catalog_letters(typed) THEN 1 END,
                 CASE WHEN is_beginning AND size > 4 THEN least(
                   levenshtein(typed, left(word, size - 1)),
                   levenshtein(typed, left(word, size)),
                   levenshtein(typed, left(word, size + 1))) END) AS distance
          FROM search_word WHERE typed <% word
      ) candidate
      WHERE distance <= allowed OR likeness >= 0.35
      ORDER BY greatest(distance, allowed), likeness DESC, word
      LIMIT 1);
  END $$;
`;

const DID_YOU_MEAN = `
  -- What the first ten words of a search may have meant, so that it finds something: each as its nearest word, those
  -- that are like nothing left out, and the last ones left out until a product on sale has all of them. Null when
  -- that is what was typed, or nothing.
  CREATE FUNCTION catalog_did_you_mean(words text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  DECLARE
    typed constant text[] := (string_to_array(nullif(words, ''), ' '))[:10];
    meant text[];
  BEGIN
    SELECT array_agg(nearest.word ORDER BY place) INTO meant
      FROM unnest(typed) WITH ORDINALITY AS each(word, place)
     CROSS JOIN LATERAL catalog_nearest_word(each.word, place = cardinality(typed)) AS nearest(word)
     WHERE nearest.word IS NOT NULL;
    WHILE cardinality(meant) > 0 LOOP
      IF EXISTS (
        SELECT FROM product p
         WHERE p.search_document @@ to_tsquery('simple', '''' || array_to_string(meant, ''' & ''') || ''':*')
           AND p.status = 'active' AND p.deleted_at IS NULL
      ) THEN
        RETURN nullif(array_to_string(meant, ' '), array_to_string(typed, ' '));
      END IF;
      meant := meant[:cardinality(meant) - 1];
    END LOOP;
    RETURN NULL;
  END $$;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A short word with another first letter is another word ("dress" is not "press"), and first letters are rarely
 * mistyped: a replaced one counts as two.
 */
export class KeepFirstLetters1795896900417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(corrections('(left(typed, 1) <> left(word, 1))::integer'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(corrections('0'));
  }
}

/** @param replacement what a replaced first letter counts beside the letter itself, in SQL */
const corrections = (replacement: string) => `
  CREATE OR REPLACE FUNCTION catalog_corrections(typed text, is_beginning boolean, is_guess boolean) RETURNS text[]
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
        SELECT word, likeness, least(letters, CASE WHEN is_swapped THEN 1 END, begun) AS distance
          FROM (SELECT word, similarity(typed, word) AS likeness,
                       levenshtein(typed, word)
                         + CASE WHEN size = char_length(word) THEN ${replacement} ELSE 0 END AS letters,
                       levenshtein(typed, word) = 2 AND catalog_letters(word) = catalog_letters(typed) AS is_swapped,
                       CASE WHEN is_beginning AND size > 4 AND char_length(word) > size THEN least(
                         levenshtein(typed, left(word, size - 1)),
                         levenshtein(typed, left(word, size)) + ${replacement},
                         levenshtein(typed, left(word, size + 1))) END AS begun
                  FROM search_word WHERE typed <% word) candidate
         WHERE letters <= allowed OR begun <= 1 OR is_swapped
            OR is_guess AND word_similarity(typed, word) >= 0.6
         ORDER BY distance, likeness DESC, word
         LIMIT 8) nearest), '{}');
  END $$;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a typed text asks for: all of its words, each with its synonyms, forms and what it may be a misspelling of; when no
 * product has all, as many as some product has.
 */
export class SearchMostWords1795502600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Loads the extension, whose settings cannot be set before.
    await runner.query(`SELECT public.similarity('', '')`);
    await runner.query(PARTS);
    await runner.query(CORRECTIONS);
    await runner.query(WORD);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION catalog_search(text, text, boolean);
      DROP FUNCTION catalog_any_product(text, boolean);
      DROP FUNCTION catalog_searched_word(text, text, boolean, boolean);
      DROP FUNCTION catalog_group_query(integer[]), catalog_begun_synonyms(text, text);
      DROP TYPE catalog_searched;
      DROP FUNCTION catalog_corrections(text, text, boolean, boolean);
      DROP FUNCTION catalog_word_parts(text, text);
      DROP FUNCTION catalog_synonyms(text, text);
    `);
  }
}

const PARTS = `
  -- The groups of a term: of the language and English, else of any language.
  CREATE FUNCTION catalog_synonyms(term_key text, spoken text) RETURNS integer[]
    LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(group_id) FILTER (WHERE language IN (spoken, 'en')), (array_agg(group_id))[:8])
      FROM (SELECT group_id, language FROM search_synonym JOIN search_synonym_group g ON g.id = group_id
             WHERE key = term_key ORDER BY group_id) found
  $$;

  -- A word that is written together: the longest known terms in it. Letters between them, such as particles, are left out
  -- in Chinese, Japanese and Korean; elsewhere at most one letter may be. Null when it cannot be taken apart.
  CREATE FUNCTION catalog_word_parts(word text, spoken text) RETURNS text[] LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    size       constant integer := char_length(word);
    is_apart   constant boolean := word ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3]';
    shortest   constant integer := CASE WHEN is_apart THEN 1 ELSE 3 END;
    ends       integer[];
    start      integer := 1;
    skipped    integer := 0;
    parts      text[] := '{}';
  BEGIN
    IF size > 40 OR size < (CASE WHEN is_apart THEN 2 ELSE 6 END) THEN
      RETURN NULL;
    END IF;
    SELECT array_agg(longest ORDER BY place) INTO ends
      FROM (SELECT place, (
              SELECT max(length) FROM generate_series(shortest, least(size - place + 1, size - 1, 16)) AS length
               WHERE EXISTS (SELECT FROM search_synonym JOIN search_synonym_group g ON g.id = group_id
                              WHERE key = catalog_stem(substr(word, place, length)) AND (is_apart OR g.language IN (spoken, 'en')))
                  OR NOT is_apart AND length > 3 AND EXISTS (SELECT FROM search_word s WHERE s.word = substr(catalog_word_parts.word, place, length))
            ) AS longest
              FROM generate_series(1, size) AS place) known;
    WHILE start <= size LOOP
      IF ends[start] IS NULL THEN
        skipped := skipped + 1;
        start := start + 1;
      ELSE
        parts := parts || substr(word, start, ends[start]);
        start := start + ends[start];
      END IF;
    END LOOP;
    RETURN CASE WHEN cardinality(parts) > 0 AND (is_apart OR skipped <= 1 AND cardinality(parts) > 1) THEN parts END;
  END $$;
`;

const CORRECTIONS = `
  -- The known words a typed one may be a misspelling of, the nearest first: words of the catalogue, and terms of the
  -- language and English with their groups. The rules are those of catalog_alternatives.
  CREATE FUNCTION catalog_corrections(typed text, spoken text, is_beginning boolean, is_guess boolean)
    RETURNS TABLE (word text, groups integer[])
    LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.15 AS $$
  DECLARE
    size    constant integer := char_length(typed);
    stem    constant text := catalog_stem(typed);
    allowed constant integer := CASE WHEN size < 8 THEN 1 ELSE 2 END;
  BEGIN
    IF size NOT BETWEEN 4 AND 40 OR typed ~ '[0-9]' THEN
      RETURN;
    END IF;
    RETURN QUERY
    SELECT candidate.word, candidate.groups FROM (
      SELECT known.word, NULL::integer[] AS groups, levenshtein(typed, known.word) AS distance,
             catalog_letters(known.word) = catalog_letters(typed) AS is_swapped,
             is_beginning AND size > 4 AND least(
               levenshtein(typed, left(known.word, size - 1)),
               levenshtein(typed, left(known.word, size)),
               levenshtein(typed, left(known.word, size + 1))) <= 1 AS begins,
             word_similarity(typed, known.word) AS likeness
        FROM search_word known WHERE typed <% known.word
       UNION ALL
      SELECT catalog_words(min(s.term)), array_agg(DISTINCT s.group_id), levenshtein(stem, s.key),
             catalog_letters(s.key) = catalog_letters(stem), false, 0
        FROM search_synonym s JOIN search_synonym_group g ON g.id = s.group_id
       WHERE g.language IN (spoken, 'en') AND char_length(s.key) BETWEEN char_length(stem) - 2 AND char_length(stem) + 2
         AND levenshtein_less_equal(stem, s.key, 2) <= 2
       GROUP BY s.key
    ) candidate
     WHERE distance <= allowed OR begins OR distance = 2 AND is_swapped OR is_guess AND likeness >= 0.6
     ORDER BY CASE WHEN is_swapped THEN 1 ELSE distance END, candidate.groups IS NOT NULL, likeness DESC, candidate.word
     LIMIT 8;
  END $$;
`;

const WORD = `
  CREATE TYPE catalog_searched AS (typed text, query text, meant text, kind text);

  -- Terms of the language and of English that begin so stand for what is still being typed.
  CREATE FUNCTION catalog_begun_synonyms(beginning text, spoken text) RETURNS integer[]
    LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT group_id) FROM (
      SELECT group_id FROM search_synonym JOIN search_synonym_group g ON g.id = group_id
       WHERE key >= beginning AND key < beginning || chr(1114111) AND g.language IN (spoken, 'en')
       ORDER BY char_length(key), position, group_id LIMIT 4) found
  $$;

  CREATE FUNCTION catalog_group_query(groups integer[]) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT string_agg(DISTINCT query, ' | ') FROM search_synonym WHERE group_id = ANY (groups)
  $$;

  -- One word as a query of documents. kind says how it was understood.
  CREATE FUNCTION catalog_searched_word(typed text, spoken text, is_last boolean, is_guess boolean) RETURNS catalog_searched
    LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  DECLARE
    itself   constant text := catalog_word_forms(typed) || CASE WHEN is_last THEN ' | ''' || typed || ''':*^' ELSE '' END;
    groups   constant integer[] := CASE WHEN is_last AND char_length(typed) >= 3 THEN catalog_begun_synonyms(typed, spoken) END;
    is_known constant boolean := char_length(typed) < 4 OR typed ~ '[0-9]' OR EXISTS (
      SELECT FROM search_word WHERE word IN (typed, catalog_singular(typed), catalog_singular(typed) || 's')
          OR is_last AND word > typed AND word < typed || chr(1114111));
    found    catalog_searched := (typed, itself, typed, 'word');
  BEGIN
    IF NOT is_guess AND (is_known OR groups IS NOT NULL) THEN
      found.kind := CASE WHEN is_known THEN 'word' ELSE 'synonyms' END;
      found.query := concat_ws(' | ', itself, catalog_group_query(groups));
      RETURN found;
    END IF;
    SELECT concat_ws(' | ', itself, string_agg(catalog_word_forms(word), ' | ') FILTER (WHERE c.groups IS NULL),
                     string_agg(catalog_group_query(c.groups), ' | ')),
           coalesce((array_agg(word))[1], typed), CASE WHEN count(*) > 0 THEN 'corrected' ELSE 'unknown' END
      INTO found.query, found.meant, found.kind
      FROM catalog_corrections(typed, spoken, is_last, is_guess) c;
    RETURN found;
  END $$;
`;

const SEARCH = `
  CREATE FUNCTION catalog_any_product(query text, is_all boolean) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT EXISTS (SELECT FROM product p WHERE p.search_document @@ to_tsquery('simple', replace(replace(query, '~', ''), '^', 'ACD'))
                      AND p.deleted_at IS NULL AND (p.status = 'active' OR is_all))
  $$;

  -- Of the first ten words that mean something. \`query\`: products that are found; \`named\`: those with all words in their
  -- name; \`used\`: the words that were searched when not all were; \`meant\`: the words as they are spelled in the catalogue, when typed otherwise.
  CREATE FUNCTION catalog_search(words text, spoken text, is_all boolean,
      OUT query tsquery, OUT named tsquery, OUT used text, OUT meant text, OUT understood jsonb)
    LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  DECLARE
    typed    text[] := (catalog_meaning_words(coalesce(words, '')))[:10];
    units    catalog_searched[] := '{}';
    unit     catalog_searched;
    parts    text[];
    groups   integer[];
    place    integer := 1;
    size     integer;
    window_key text;
    asked    text;
    candidate integer;
    least_found integer;
    counts   integer[];
    dropped  integer[] := '{}';
  BEGIN
    WHILE place <= cardinality(typed) LOOP
      groups := NULL;
      FOR length IN REVERSE least(4, cardinality(typed) - place + 1)..1 LOOP
        SELECT string_agg(CASE WHEN n = length THEN catalog_stem(word) ELSE catalog_singular(word) END, '' ORDER BY n)
          INTO window_key
          FROM unnest(typed[place:place + length - 1]) WITH ORDINALITY AS each (word, n);
        groups := catalog_synonyms(window_key, spoken);
        IF groups IS NULL AND length = 1 AND spoken = 'ro' THEN
          groups := catalog_synonyms(catalog_stem(regexp_replace(typed[place], '(ul|ului|le|lor|lui)$', '')), spoken);
        END IF;
        IF groups IS NULL AND length > 1 AND place + length - 1 = cardinality(typed) THEN
          groups := catalog_begun_synonyms(window_key, spoken);
        END IF;
        size := length;
        EXIT WHEN groups IS NOT NULL;
      END LOOP;
      IF groups IS NOT NULL THEN
        unit := (array_to_string(typed[place:place + size - 1], ' '), NULL, NULL, 'synonyms');
        unit.query := catalog_term_query(unit.typed) || ' | ' || catalog_group_query(groups)
          || CASE WHEN size = 1 AND place = cardinality(typed) AND char_length(unit.typed) > 2 THEN ' | ''' || unit.typed || ''':*^' ELSE '' END;
        unit.meant := unit.typed;
      ELSIF typed[place] ~ '^[0-9]+$' AND typed[place + 1] ~ '^([0-9]+|l|g|w|m|kg|ml|mm|cm)$' THEN
        -- Sizes and fractions: side by side, or with one word between them.
        size := 2;
        unit := (typed[place] || ' ' || typed[place + 1], format('(%1$L:~ <-> %2$L:~) | (%1$L:~ <2> %2$L:~) | %3$L:~',
                 typed[place], typed[place + 1], typed[place] || typed[place + 1]), NULL, 'word');
        unit.meant := unit.typed;
      ELSE
        size := 1;
        IF typed[place] ~ '^[0-9]+[a-z]{1,2}$' THEN
          unit := (typed[place], format('%L:~ | (%L:~ <-> %L:~)', typed[place], substring(typed[place] FROM '^[0-9]+'),
                   substring(typed[place] FROM '[a-z]+$')), typed[place], 'word');
        ELSE
          unit := catalog_searched_word(typed[place], spoken, place = cardinality(typed), false);
          IF unit.kind = 'unknown' OR ascii(unit.typed) > 11903 AND unit.kind <> 'synonyms' THEN
            IF place < cardinality(typed) AND EXISTS (SELECT FROM search_word WHERE word = typed[place] || typed[place + 1]) THEN
              unit := catalog_searched_word(typed[place] || typed[place + 1], spoken, false, false);
              size := 2;
            ELSE
              parts := catalog_word_parts(typed[place], spoken);
              IF parts IS NOT NULL THEN
                typed := typed[:place - 1] || parts || typed[place + 1:];
                CONTINUE WHEN cardinality(parts) > 1 OR parts[1] <> unit.typed;
              ELSIF ascii(unit.typed) > 11903 THEN
                unit.query := unit.query || ' | ' || catalog_term_query(unit.typed);
              END IF;
            END IF;
          END IF;
        END IF;
      END IF;
      units := units || unit;
      place := place + size;
    END LOOP;

    SELECT string_agg('(' || each.query || ')', ' & ') INTO asked FROM unnest(units) AS each;
    IF asked IS NOT NULL AND NOT catalog_any_product(asked, is_all) THEN
      -- Words that no product has are guessed by likeness, then left out.
      FOR n IN 1..cardinality(units) LOOP
        unit := units[n];
        IF NOT catalog_any_product(unit.query, is_all) THEN
          unit := catalog_searched_word(unit.typed, spoken, n = cardinality(units), true);
          IF unit.kind = 'unknown' OR NOT catalog_any_product(unit.query, is_all) THEN
            dropped := dropped || n;
          ELSE
            units[n] := unit;
          END IF;
        END IF;
      END LOOP;
      SELECT array_agg((SELECT count(*) FROM (SELECT FROM product p WHERE p.search_document
               @@ to_tsquery('simple', replace(replace(each.query, '~', ''), '^', 'ACD')) LIMIT 1000) found)
               ORDER BY n) INTO counts FROM unnest(units) WITH ORDINALITY AS each (t, query, m, k, n);
      -- Then one of the others, the rarest first; when that does not help, without it again.
      LOOP
        SELECT string_agg('(' || each.query || ')', ' & ') INTO asked
          FROM unnest(units) WITH ORDINALITY AS each (t, query, m, k, n) WHERE n <> ALL (dropped);
        EXIT WHEN asked IS NULL OR catalog_any_product(asked, is_all);
        least_found := NULL;
        FOR candidate IN SELECT each.n FROM unnest(counts) WITH ORDINALITY AS each (count, n) WHERE each.n <> ALL (dropped)
                  ORDER BY count, each.n DESC LOOP
          least_found := coalesce(least_found, candidate);
          SELECT string_agg('(' || each.query || ')', ' & ') INTO asked
            FROM unnest(units) WITH ORDINALITY AS each (t, query, m, k, n) WHERE n <> ALL (dropped || candidate);
          IF catalog_any_product(asked, is_all) THEN
            least_found := candidate;
            EXIT;
          END IF;
        END LOOP;
        dropped := dropped || least_found;
      END LOOP;
    END IF;

    query := to_tsquery('simple', replace(replace(asked, '~', ''), '^', 'ACD'));
    named := to_tsquery('simple', replace(regexp_replace(asked, ' \\| ''[^'']*'':\\*?\\^', '', 'g'), '~', 'A'));
    SELECT string_agg(each.meant, ' ' ORDER BY n), jsonb_agg(jsonb_build_object(
             'typed', each.typed, 'kind', CASE WHEN n = ANY (dropped) THEN 'dropped' ELSE each.kind END,
             'meant', each.meant, 'query', each.query) ORDER BY n)
      INTO meant, understood
      FROM unnest(units) WITH ORDINALITY AS each (typed, query, meant, kind, n);
    SELECT string_agg(each.meant, ' ' ORDER BY n) INTO meant
      FROM unnest(units) WITH ORDINALITY AS each (typed, query, meant, kind, n) WHERE n <> ALL (dropped);
    IF cardinality(dropped) > 0 THEN
      used := meant;
    END IF;
    meant := nullif(meant, array_to_string(typed, ' '));
  END $$;
`;

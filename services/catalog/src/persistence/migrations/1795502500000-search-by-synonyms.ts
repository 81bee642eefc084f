import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Groups of words that mean the same, by language, and the forms of words. Synonyms are added to what is asked and not
 * to what is searched, so that an edit of a group takes effect at once.
 */
export class SearchBySynonyms1795502500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORMS);
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_synonym, search_synonym_group;
      DROP FUNCTION catalog_term_query(text), catalog_term_key(text), catalog_meaning_words(text), catalog_stem(text),
        catalog_word_forms(text), catalog_singular(text);
    `);
  }
}

const FORMS = `
  -- Without the plural of English, French, Spanish and Portuguese, and without the article and endings of Arabic.
  CREATE FUNCTION catalog_singular(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    bare text := word;
  BEGIN
    IF ascii(word) BETWEEN 1536 AND 1791 THEN
      bare := translate(word, 'أإآٱىةؤئ', 'اااايهوي');
      bare := CASE WHEN char_length(bare) > 5 AND left(bare, 3) IN ('وال', 'بال', 'كال') THEN substr(bare, 4)
                   WHEN char_length(bare) > 4 AND left(bare, 2) IN ('ال', 'لل') THEN substr(bare, 3) ELSE bare END;
      RETURN CASE WHEN char_length(bare) > 4 AND right(bare, 2) = 'ات' THEN left(bare, -2)
                  WHEN char_length(bare) > 3 AND right(bare, 1) = 'ه' THEN left(bare, -1) ELSE bare END;
    END IF;
    IF right(word, 1) <> 's' OR char_length(word) < 4 OR right(word, 2) IN ('ss', 'us') THEN
      RETURN word;
    END IF;
    RETURN CASE WHEN char_length(word) > 4 AND (right(word, 3) IN ('xes', 'zes') OR right(word, 4) IN ('ches', 'shes', 'sses'))
                THEN left(word, -2) ELSE left(word, -1) END;
  END $$;

  -- Equal for most forms of a word. Only compared, never shown.
  CREATE FUNCTION catalog_stem(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    stem text := catalog_singular(word);
  BEGIN
    IF ascii(stem) NOT BETWEEN 97 AND 122 OR char_length(stem) < 5 THEN
      RETURN stem;
    END IF;
    stem := CASE WHEN right(stem, 2) = 'ie' THEN left(stem, -2) || 'y'
                 WHEN right(stem, 2) = 'en' AND char_length(stem) > 5 THEN left(stem, -2)
                 WHEN right(stem, 1) IN ('a', 'e', 'i', 'o', 'u') THEN left(stem, -1) ELSE stem END;
    RETURN CASE WHEN right(stem, 1) = 'v' THEN left(stem, -1) || 'f' ELSE stem END;
  END $$;

  -- As alternatives of a query. Where they count is filled in later: ~ for the word itself, ^ for its other forms.
  CREATE FUNCTION catalog_word_forms(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    singular text := catalog_singular(word);
    plural   text;
  BEGIN
    IF ascii(word) NOT BETWEEN 97 AND 122 OR char_length(word) < 3 OR word ~ '[0-9]' THEN
      RETURN '''' || word || ''':~';
    END IF;
    singular := CASE WHEN right(word, 3) = 'ies' THEN left(word, -3) || 'y'
                     WHEN right(word, 5) IN ('nives', 'lives') THEN left(word, -3) || 'fe'
                     WHEN right(word, 4) IN ('lves', 'aves') THEN left(word, -3) || 'f' ELSE singular END;
    plural := CASE WHEN right(singular, 1) = 'y' AND right(singular, 2) NOT IN ('ay', 'ey', 'oy', 'uy') THEN left(singular, -1) || 'ies'
                   WHEN right(singular, 2) = 'fe' THEN left(singular, -2) || 'ves'
                   WHEN right(singular, 2) = 'lf' THEN left(singular, -1) || 'ves'
                   WHEN right(singular, 1) IN ('s', 'x', 'z') OR right(singular, 2) IN ('ch', 'sh') THEN singular || 'es'
                   ELSE singular || 's' END;
    RETURN '''' || word || ''':~' || CASE WHEN singular <> word THEN ' | ''' || singular || ''':^' ELSE '' END
                                  || CASE WHEN plural <> word THEN ' | ''' || plural || ''':^' ELSE '' END;
  END $$;

  -- The words that say what is meant, of any language; all of them when there is no other.
  CREATE FUNCTION catalog_meaning_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(word ORDER BY place) FILTER (WHERE word <> ALL ('{a,an,the,of,for,with,and,in,on,to,your,my,s,
             de,la,cu,din,si,pentru,al,ale,pe,un,o,d,der,die,das,den,dem,des,mit,fur,und,von,zum,zur,im,ein,eine,
             le,les,du,et,avec,pour,au,aux,en,une,el,los,las,y,para,con,por,del,una,il,lo,gli,i,e,per,di,da,della,dei,delle,
             os,as,com,do,dos,um,uma,na,no,من,في,على,مع}'::text[])), array_agg(word ORDER BY place), '{}')
      FROM unnest(string_to_array(nullif(words, ''), ' ')) WITH ORDINALITY AS each (word, place)
  $$;

  -- Equal for terms that are written together or apart, with or without articles, in one form or another.
  CREATE FUNCTION catalog_term_key(term text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(CASE WHEN place = cardinality(words) THEN catalog_stem(word) ELSE catalog_singular(word) END,
                               '' ORDER BY place), '')
      FROM (SELECT catalog_meaning_words(catalog_words(term)) AS words) term,
           unnest(words) WITH ORDINALITY AS each (word, place)
  $$;

  -- Chinese, Japanese and Korean terms as the letters that documents have.
  CREATE FUNCTION catalog_term_query(term text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT '(' || string_agg(
             CASE WHEN word ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3]'
                  THEN (SELECT '(' || string_agg('''' || letter || ''':~', ' <-> ') || ')'
                          FROM unnest(string_to_array(trim(regexp_replace(catalog_letters_apart(word), ' +', ' ', 'g')), ' ')) AS letter)
                  ELSE '(' || catalog_word_forms(word) || ')' END, ' & ' ORDER BY place) || ')'
      FROM unnest(catalog_meaning_words(catalog_words(term))) WITH ORDINALITY AS each (word, place)
  $$;
`;

const TABLES = `
  CREATE TABLE search_synonym_group (
    id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    language   text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
    version    integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE search_synonym (
    group_id integer NOT NULL REFERENCES search_synonym_group (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    term     text NOT NULL CHECK (term <> ''),
    key      text COLLATE "C" GENERATED ALWAYS AS (catalog_term_key(term)) STORED,
    query    text GENERATED ALWAYS AS (catalog_term_query(term)) STORED,
    PRIMARY KEY (group_id, position)
  );
  CREATE INDEX search_synonym_key ON search_synonym (key, group_id);
  CREATE INDEX search_synonym_group_language ON search_synonym_group (language);
`;

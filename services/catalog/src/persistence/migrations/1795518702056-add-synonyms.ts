import type { MigrationInterface, QueryRunner } from 'typeorm';
import ar from './1795518702056-synonyms/ar.json';
import de from './1795518702056-synonyms/de.json';
import en from './1795518702056-synonyms/en.json';
import es from './1795518702056-synonyms/es.json';
import fr from './1795518702056-synonyms/fr.json';
import it from './1795518702056-synonyms/it.json';
import ja from './1795518702056-synonyms/ja.json';
import ko from './1795518702056-synonyms/ko.json';
import pt from './1795518702056-synonyms/pt.json';
import ro from './1795518702056-synonyms/ro.json';
import zh from './1795518702056-synonyms/zh.json';

const DEFAULT_GROUPS: Record<string, string[][]> = { ar, de, en, es, fr, it, ja, ko, pt, ro, zh };

/**
 * Groups of terms that mean the same to a kitchen. Every shop starts with the same ones and may edit them. A group of
 * another language has an English term of the trade as well, so that it finds what is only described in English.
 */
export class AddSynonyms1795518702056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_synonym_group (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        language   text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
        terms      text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 50),
        version    integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX search_synonym_group_language ON search_synonym_group (language, id);
    `);
    for (const [language, groups] of Object.entries(DEFAULT_GROUPS))
      await runner.query(ADD_GROUPS, [language, JSON.stringify(groups)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_synonym_group');
  }
}

const ADD_GROUPS = `
  INSERT INTO search_synonym_group (language, terms)
  SELECT $1, array(SELECT jsonb_array_elements_text(terms)) FROM jsonb_array_elements($2::jsonb) AS terms
`;

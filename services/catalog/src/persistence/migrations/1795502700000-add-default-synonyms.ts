import type { MigrationInterface, QueryRunner } from 'typeorm';
import ar from '../../search/synonyms/ar.json';
import de from '../../search/synonyms/de.json';
import en from '../../search/synonyms/en.json';
import es from '../../search/synonyms/es.json';
import fr from '../../search/synonyms/fr.json';
import it from '../../search/synonyms/it.json';
import ja from '../../search/synonyms/ja.json';
import ko from '../../search/synonyms/ko.json';
import pt from '../../search/synonyms/pt.json';
import ro from '../../search/synonyms/ro.json';
import zh from '../../search/synonyms/zh.json';

const DEFAULTS: Record<string, string[][]> = { ar, de, en, es, fr, it, ja, ko, pt, ro, zh };

/** Every shop starts with them and may edit them. Each group of another language has an English term of the trade. */
export class AddDefaultSynonyms1795502700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [language, groups] of Object.entries(DEFAULTS))
      await runner.query(ADD, [language, JSON.stringify(groups)]);
    await runner.query('ANALYZE search_synonym, search_synonym_group');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM search_synonym_group');
  }
}

const ADD = `
  WITH given AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('search_synonym_group', 'id'))::integer AS id, terms
      FROM jsonb_array_elements($2::jsonb) AS terms
  ), added AS (
    INSERT INTO search_synonym_group (id, language) OVERRIDING SYSTEM VALUE SELECT id, $1 FROM given
  )
  INSERT INTO search_synonym (group_id, position, term)
  SELECT id, position, term FROM given, jsonb_array_elements_text(terms) WITH ORDINALITY AS each (term, position)
`;

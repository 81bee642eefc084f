import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pans are asked for "without PTFE", which nobody writes of a non-stick pan. */
export class NameCoatings1799545000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE search_synonym_group g SET terms = terms || ARRAY['PTFE'], version = version + 1
        WHERE 'non stick' = ANY (terms)
          AND NOT EXISTS (SELECT FROM search_synonym_group other, unnest(other.terms) AS term
                           WHERE other.language = g.language AND lower(term) = 'ptfe')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE search_synonym_group SET terms = array_remove(terms, 'PTFE'), version = version + 1 WHERE 'PTFE' = ANY (terms)`,
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const POLYCARBONATE = '[pP]ol[iy]carbonat|ポリカーボネート|聚碳酸酯|بولي كربونات|폴리카보네이트';

/** Polycarbonate is clear, but not all that is clear is polycarbonate. Groups that the owner changed stay as they are. */
export class PartPolycarbonate1800846700301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH parted AS (
        SELECT id, language,
               array(SELECT term FROM unnest(terms) AS term WHERE term ~ '${POLYCARBONATE}') AS material,
               array(SELECT term FROM unnest(terms) AS term WHERE term !~ '${POLYCARBONATE}') AS clear
          FROM search_synonym_group WHERE version = 1
      ), mixed AS (
        SELECT * FROM parted WHERE material <> '{}' AND clear <> '{}'
      ), removed AS (
        DELETE FROM search_synonym_group WHERE id IN (SELECT id FROM mixed)
      )
      INSERT INTO search_synonym_group (language, terms)
      SELECT language, terms FROM mixed CROSS JOIN LATERAL (VALUES (material), (clear)) AS part (terms) WHERE cardinality(terms) >= 2
    `);
  }

  /** What staff changed since would be lost. */
  async down(): Promise<void> {}
}

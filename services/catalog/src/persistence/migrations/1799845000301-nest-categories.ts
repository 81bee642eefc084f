import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A category may have a parent; `category_lineage` names each category with itself and what is above it. */
export class NestCategories1799845000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category
        ADD COLUMN parent_id integer REFERENCES category (id),
        ADD CHECK (parent_id <> id);
      CREATE INDEX category_parent ON category (parent_id) WHERE parent_id IS NOT NULL;

      CREATE VIEW category_lineage (category_id, ancestor_id, distance) AS
        SELECT id, id, 0 FROM category
         UNION ALL
        SELECT id, parent_id, 1 FROM category WHERE parent_id IS NOT NULL
         UNION ALL
        SELECT c.id, parent.parent_id, 2 FROM category c JOIN category parent ON parent.id = c.parent_id
         WHERE parent.parent_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW category_lineage; ALTER TABLE category DROP COLUMN parent_id;');
  }
}

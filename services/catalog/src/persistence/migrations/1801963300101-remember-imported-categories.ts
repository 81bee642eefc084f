import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which categories an import made, so that undoing it takes the empty ones back too. */
export class RememberImportedCategories1801963300101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_import_category (
        -- No foreign key: imports are another module's.
        import_id   integer NOT NULL,
        category_id integer NOT NULL REFERENCES category (id) ON DELETE CASCADE,
        version     integer NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (import_id, category_id)
      );
      CREATE INDEX product_import_category_category ON product_import_category (category_id);
      CREATE INDEX product_import_category_created ON product_import_category (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import_category');
  }
}

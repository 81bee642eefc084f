import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions and former slugs of categories; what is known of suppliers. A new category is shown unless it is hidden. */
export class EditCategories1795406657037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ALTER COLUMN show_on_main_top SET DEFAULT true,
        ALTER COLUMN show_on_main_shop SET DEFAULT true;

      CREATE TABLE category_slug_redirect (
        slug        text PRIMARY KEY,
        category_id integer NOT NULL REFERENCES category (id) ON DELETE CASCADE,
        created_at  timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX category_slug_redirect_category ON category_slug_redirect (category_id);

      ALTER TABLE supplier
        ADD COLUMN contact_person text NOT NULL DEFAULT '',
        ADD COLUMN email          text NOT NULL DEFAULT '',
        ADD COLUMN phone          text NOT NULL DEFAULT '',
        ADD COLUMN notes          text NOT NULL DEFAULT '',
        ADD COLUMN archived_at    timestamptz,
        ADD COLUMN version        integer NOT NULL DEFAULT 1;
      CREATE UNIQUE INDEX supplier_name ON supplier (lower(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX supplier_name;
      ALTER TABLE supplier
        DROP COLUMN version, DROP COLUMN archived_at, DROP COLUMN notes, DROP COLUMN phone, DROP COLUMN email,
        DROP COLUMN contact_person;
      DROP TABLE category_slug_redirect;
      ALTER TABLE category
        DROP COLUMN version,
        ALTER COLUMN show_on_main_top SET DEFAULT false,
        ALTER COLUMN show_on_main_shop SET DEFAULT false;
    `);
  }
}

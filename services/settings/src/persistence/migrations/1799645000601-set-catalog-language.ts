import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SetCatalogLanguage1799645000601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Volatile: asked under a lock, it has to see what was committed while its statement waited.
    await runner.query(`
      ALTER TABLE shop_settings ADD COLUMN catalog_language text NOT NULL DEFAULT 'en' CHECK (catalog_language ~ '^[a-z]{2}$');
      CREATE FUNCTION shop_catalog_language() RETURNS text LANGUAGE plpgsql VOLATILE
        AS 'BEGIN RETURN (SELECT catalog_language FROM shop_settings); END';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION shop_catalog_language; ALTER TABLE shop_settings DROP COLUMN catalog_language',
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRANSLATIONS = ['product_translation', 'attribute_text'];

/** Translations are in other languages than that of the catalogue, which is a setting. */
export class FollowCatalogLanguage1799645000602 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Once per statement, so that an import of many texts asks once.
    await runner.query(`
      ALTER TABLE product_translation DROP CONSTRAINT product_translation_language_check;
      ALTER TABLE product_translation ADD CONSTRAINT product_translation_language_check CHECK (language ~ '^[a-z]{2}$');
      CREATE FUNCTION catalog_translation_refused() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM added WHERE language = shop_catalog_language()) THEN
          RAISE check_violation USING MESSAGE = 'A translation is in another language than the catalogue.';
        END IF;
        RETURN NULL;
      END $$;
    `);
    for (const table of TRANSLATIONS)
      await runner.query(`
        CREATE TRIGGER ${table}_is_foreign AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
          FOR EACH STATEMENT EXECUTE FUNCTION catalog_translation_refused()`);
    await runner.query(claimNoted('shop_catalog_language()'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(claimNoted("'en'"));
    for (const table of TRANSLATIONS) await runner.query(`DROP TRIGGER ${table}_is_foreign ON ${table}`);
    await runner.query(`
      DROP FUNCTION catalog_translation_refused;
      ALTER TABLE product_translation DROP CONSTRAINT product_translation_language_check;
      ALTER TABLE product_translation ADD CONSTRAINT product_translation_language_check
        CHECK (language ~ '^[a-z]{2}$' AND language <> 'en') NOT VALID;
    `);
  }
}

const claimNoted = (language: string) => `
  CREATE OR REPLACE FUNCTION product_claim_noted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_note_claim(NEW.id, ${language}, catalog_makes_claim(NEW.name, NEW.description));
    RETURN NULL;
  END $$;
`;

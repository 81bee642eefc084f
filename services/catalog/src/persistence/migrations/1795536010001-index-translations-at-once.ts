import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An import writes the texts of many languages in one statement: the search document of a product is then made once, not
 * once per language. Most texts are normalized already, and finding that out takes a fifth of normalizing them.
 */
export class IndexTranslationsAtOnce1795536010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      words('CASE WHEN source IS NFC NORMALIZED THEN source ELSE normalize(source, NFC) END'),
    );
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS_TRIGGER);
    await runner.query(words('normalize(source, NFC)'));
  }
}

const words = (normalized: string) => `
  CREATE OR REPLACE FUNCTION catalog_words(source text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN trim(regexp_replace(
      public.unaccent('public.unaccent'::regdictionary, lower((${normalized}) COLLATE "und-x-icu")),
      '[^[:alnum:]]+' COLLATE "und-x-icu", ' ', 'g'));
`;

const TRIGGERS = `
  -- In the order in which sales lock them.
  CREATE FUNCTION catalog_index_products(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM product WHERE id = ANY (products) ORDER BY id FOR NO KEY UPDATE;
    UPDATE product SET name = name WHERE id = ANY (products);
  END $$;

  CREATE FUNCTION catalog_translations_set() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY(SELECT DISTINCT product_id FROM changed));
    RETURN NULL;
  END $$;

  -- Those of which a text differs.
  CREATE FUNCTION catalog_translations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY(
      SELECT DISTINCT product_id FROM (
        (SELECT product_id, language, name, description FROM changed
         EXCEPT SELECT product_id, language, name, description FROM former)
        UNION ALL
        (SELECT product_id, language, name, description FROM former
         EXCEPT SELECT product_id, language, name, description FROM changed)) differing));
    RETURN NULL;
  END $$;

  DROP TRIGGER product_translation_changed ON product_translation;
  DROP FUNCTION catalog_translation_changed();
  CREATE TRIGGER product_translation_added AFTER INSERT ON product_translation REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_translations_set();
  CREATE TRIGGER product_translation_removed AFTER DELETE ON product_translation REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_translations_set();
  CREATE TRIGGER product_translation_changed AFTER UPDATE ON product_translation
    REFERENCING OLD TABLE AS former NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_translations_changed();
`;

const PREVIOUS_TRIGGER = `
  DROP TRIGGER product_translation_added ON product_translation;
  DROP TRIGGER product_translation_removed ON product_translation;
  DROP TRIGGER product_translation_changed ON product_translation;
  DROP FUNCTION catalog_translations_set(), catalog_translations_changed(), catalog_index_products(integer[]);

  CREATE FUNCTION catalog_translation_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product SET name = name WHERE id = coalesce(NEW.product_id, OLD.product_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_translation_changed AFTER INSERT OR DELETE OR UPDATE OF name, description ON product_translation
    FOR EACH ROW EXECUTE FUNCTION catalog_translation_changed();
`;

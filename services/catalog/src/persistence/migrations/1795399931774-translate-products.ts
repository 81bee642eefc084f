import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and descriptions in other languages than English. Translated names are searched in every language. */
export class TranslateProducts1795399931774 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_translation (
        product_id  integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        language    text NOT NULL CHECK (language ~ '^[a-z]{2}$' AND language <> 'en'),
        name        text CHECK (name <> ''),
        description text CHECK (description <> ''),
        updated_at  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (product_id, language)
      );

      CREATE FUNCTION catalog_translated_names(product integer) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT coalesce(string_agg(name, ' ' ORDER BY language), '') FROM product_translation WHERE product_id = product
      $$;
    `);
    await runner.query(
      searchDocument(
        `|| setweight(to_tsvector('simple', catalog_words(catalog_translated_names(NEW.id))), 'B')`,
      ),
    );
    await runner.query(`
      CREATE FUNCTION catalog_translation_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE product SET name = name WHERE id = coalesce(NEW.product_id, OLD.product_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER product_translation_changed AFTER INSERT OR DELETE OR UPDATE OF name ON product_translation
        FOR EACH ROW EXECUTE FUNCTION catalog_translation_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchDocument(''));
    await runner.query(`
      DROP TABLE product_translation;
      DROP FUNCTION catalog_translation_changed(), catalog_translated_names(integer);
      UPDATE product SET name = name;
    `);
  }
}

const searchDocument = (more: string) => `
  CREATE OR REPLACE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_words(NEW.name)), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'B')
      ${more}
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    RETURN NEW;
  END $$;
`;

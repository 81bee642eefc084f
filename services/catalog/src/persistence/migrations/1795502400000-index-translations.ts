import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Translated descriptions are searched like English ones. Chinese, Japanese and Korean texts are indexed by letter,
 * because they are written without blanks, or with endings, so that words are found as phrases of letters.
 */
export class IndexTranslations1795502400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(translationChanged('name, description'));
    await runner.query(
      'UPDATE product SET name = name WHERE id IN (SELECT product_id FROM product_translation)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS);
    await runner.query(translationChanged('name'));
    await runner.query('DROP FUNCTION catalog_translations(integer), catalog_letters_apart(text)');
    await runner.query(
      'UPDATE product SET name = name WHERE id IN (SELECT product_id FROM product_translation)',
    );
  }
}

const FUNCTIONS = `
  CREATE FUNCTION catalog_letters_apart(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(words, '([\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3])', ' \\1 ', 'g');

  CREATE FUNCTION catalog_translations(product integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(
             coalesce(string_agg(name, ' ' ORDER BY language), '')))), 'B')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(
                coalesce(string_agg(description, ' ' ORDER BY language), '')))))
      FROM product_translation WHERE product_id = product
  $$;

  -- A new product has neither translations nor attributes yet: theirs are added when they are.
  CREATE OR REPLACE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_words(NEW.name)), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'B')
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    IF TG_OP = 'UPDATE' THEN
      NEW.search_document := NEW.search_document
        || catalog_translations(NEW.id)
        || setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C');
    END IF;
    RETURN NEW;
  END $$;
`;

const translationChanged = (columns: string) => `
  DROP TRIGGER product_translation_changed ON product_translation;
  CREATE TRIGGER product_translation_changed AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON product_translation
    FOR EACH ROW EXECUTE FUNCTION catalog_translation_changed();
`;

const PREVIOUS = `
  CREATE OR REPLACE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_words(NEW.name)), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'B')
      || setweight(to_tsvector('simple', catalog_words(catalog_translated_names(NEW.id))), 'B')
      || setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C')
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    RETURN NEW;
  END $$;
`;

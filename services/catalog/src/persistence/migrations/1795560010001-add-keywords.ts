import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that customers search for and names lack, by language. The shop finds products by them and never shows them. */
export class AddKeywords1795560010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(DOCUMENTS);
    await runner.query(triggers('keywords'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(PREVIOUS_DOCUMENTS);
    await runner.query(triggers());
    await runner.query(REMOVE_COLUMNS);
  }
}

const COLUMN = `keywords text NOT NULL DEFAULT '' CHECK (char_length(keywords) <= 1000)`;

const COLUMNS = `
  ALTER TABLE product ADD COLUMN ${COLUMN};
  ALTER TABLE product_translation ADD COLUMN ${COLUMN};
`;

const DOCUMENTS = `
  -- Positions of the words of keywords stay, because Chinese, Japanese and Korean words are searched as phrases.
  CREATE OR REPLACE FUNCTION catalog_search_document(product product) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(product.name))), 'A')
           || setweight(to_tsvector('simple', catalog_words(
                (SELECT name FROM category WHERE id = product.category_id))), 'C')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(product.description))))
           || to_tsvector('simple', catalog_letters_apart(catalog_words(product.keywords)))
           || catalog_translations(product.id)
           || setweight(to_tsvector('simple', catalog_words(
                catalog_attribute_values(product.id, product.category_id))), 'C')
  $$;

  CREATE OR REPLACE FUNCTION catalog_translations(product integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(
             coalesce(string_agg(name, ' . ' ORDER BY language), '')))), 'B')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(
                coalesce(string_agg(description, ' ' ORDER BY language), '')))))
           || to_tsvector('simple', catalog_letters_apart(catalog_words(
                coalesce(string_agg(keywords, ' ' ORDER BY language), ''))))
      FROM product_translation WHERE product_id = product
  $$;
`;

const PREVIOUS_DOCUMENTS = `
  CREATE OR REPLACE FUNCTION catalog_search_document(product product) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(product.name))), 'A')
           || setweight(to_tsvector('simple', catalog_words(
                (SELECT name FROM category WHERE id = product.category_id))), 'C')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(product.description))))
           || catalog_translations(product.id)
           || setweight(to_tsvector('simple', catalog_words(
                catalog_attribute_values(product.id, product.category_id))), 'C')
  $$;

  CREATE OR REPLACE FUNCTION catalog_translations(product integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(
             coalesce(string_agg(name, ' . ' ORDER BY language), '')))), 'B')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(
                coalesce(string_agg(description, ' ' ORDER BY language), '')))))
      FROM product_translation WHERE product_id = product
  $$;
`;

/** Columns that administrators changed until now. */
const EDITED = [
  'name',
  'slug',
  'description',
  'price_minor',
  'compare_at_price_minor',
  'in_stock',
  'featured',
  'status',
  'category_id',
  'supplier_id',
  'weight_grams',
  'deleted_at',
  'cost_price_minor',
];

/** What follows a change of texts, with the added columns. */
function triggers(...added: readonly string[]): string {
  const of = (row: 'OLD' | 'NEW', columns: readonly string[]) =>
    `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  const changed = (columns: readonly string[]) =>
    `${of('OLD', columns)} IS DISTINCT FROM ${of('NEW', columns)}`;
  const edited = [...EDITED, ...added];
  const searched = ['name', 'description', ...added, 'category_id'];
  const translated = ['product_id', 'language', 'name', 'description', ...added].join(', ');
  return `
    DROP TRIGGER product_version ON product;
    CREATE TRIGGER product_version BEFORE UPDATE OF ${edited.join(', ')} ON product
      FOR EACH ROW WHEN (NEW.version = OLD.version AND ${changed(edited)})
      EXECUTE FUNCTION catalog_count_version();

    DROP TRIGGER product_text_changed ON product;
    CREATE TRIGGER product_text_changed AFTER UPDATE OF ${searched.join(', ')} ON product
      FOR EACH ROW WHEN (${changed(searched)}) EXECUTE FUNCTION catalog_product_changed();

    CREATE OR REPLACE FUNCTION catalog_translations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM catalog_index_products(ARRAY(
        SELECT DISTINCT product_id FROM (
          (SELECT ${translated} FROM changed EXCEPT SELECT ${translated} FROM former)
          UNION ALL
          (SELECT ${translated} FROM former EXCEPT SELECT ${translated} FROM changed)) differing));
      RETURN NULL;
    END $$;
  `;
}

/** A language that has nothing but keywords goes with them. */
const REMOVE_COLUMNS = `
  DELETE FROM product_translation WHERE name IS NULL AND description IS NULL;
  SELECT catalog_index_products(ARRAY(
    SELECT id FROM product WHERE keywords <> ''
     UNION SELECT product_id FROM product_translation WHERE keywords <> ''));
  ALTER TABLE product DROP COLUMN keywords;
  ALTER TABLE product_translation DROP COLUMN keywords;
`;

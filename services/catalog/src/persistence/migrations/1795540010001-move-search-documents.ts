import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a search reads of a product is a row of its own. A change of a price or a sale no longer writes entries into the
 * search index, and products stay small; documents are kept uncompressed in the row, because a search reads all that it
 * ranks, several times.
 */
export class MoveSearchDocuments1795540010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVE_FROM_PRODUCT);
    await runner.query(TABLE);
    await runner.query(TRIGGERS);
    await runner.query('SELECT catalog_index_products(ARRAY(SELECT id FROM product))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVE_TABLE);
    await runner.query(PRODUCT_COLUMNS);
    await runner.query(PRODUCT_TRIGGERS);
    await runner.query('UPDATE product SET name = name');
  }
}

const REMOVE_FROM_PRODUCT = `
  DROP FUNCTION IF EXISTS catalog_did_you_mean(text), catalog_nearest_word(text, boolean), catalog_query(text, boolean),
    catalog_alternatives(text, boolean, boolean);
  DROP TRIGGER product_search_document ON product;
  DROP TRIGGER product_words_added ON product;
  DROP TRIGGER product_words_changed ON product;
  DROP FUNCTION catalog_search_document(), catalog_words_added(), catalog_words_changed();
  ALTER TABLE product DROP COLUMN search_document, DROP COLUMN search_text;
`;

const TABLE = `
  CREATE TABLE product_search (
    product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    name_words text NOT NULL,
    document   tsvector NOT NULL
  ) WITH (toast_tuple_target = 8160);
  ALTER TABLE product_search ALTER COLUMN document SET STORAGE EXTERNAL;
  CREATE INDEX product_search_document ON product_search USING gin (document)
    WITH (fastupdate = on, gin_pending_list_limit = 512);
  CREATE INDEX product_search_name ON product_search (name_words COLLATE "C", product_id);

  -- Positions of the words of descriptions are left out: they would double the size, and phrases are not searched there.
  CREATE FUNCTION catalog_search_document(product product) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(product.name))), 'A')
           || setweight(to_tsvector('simple', catalog_words(
                (SELECT name FROM category WHERE id = product.category_id))), 'C')
           || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(product.description))))
           || catalog_translations(product.id)
           || setweight(to_tsvector('simple', catalog_words(
                catalog_attribute_values(product.id, product.category_id))), 'C')
  $$;
`;

const TRIGGERS = `
  -- Products are locked, in the order in which sales lock them, before their texts are read: of two changes of one
  -- product at the same time the second waits and sees the first. Words are sorted for the same reason.
  CREATE OR REPLACE FUNCTION catalog_index_products(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM product WHERE id = ANY (products) ORDER BY id FOR NO KEY UPDATE;
    WITH written AS (
      INSERT INTO product_search AS former (product_id, name_words, document)
      SELECT p.id, catalog_words(p.name), catalog_search_document(p) FROM product p WHERE p.id = ANY (products)
          ON CONFLICT (product_id) DO UPDATE SET name_words = excluded.name_words, document = excluded.document
       WHERE (former.name_words, former.document) IS DISTINCT FROM (excluded.name_words, excluded.document)
      RETURNING document
    )
    INSERT INTO search_word SELECT DISTINCT word FROM written, catalog_vocabulary(document) AS word ORDER BY word
        ON CONFLICT DO NOTHING;
  END $$;

  CREATE FUNCTION catalog_products_added() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY(SELECT id FROM added));
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_added AFTER INSERT ON product REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_products_added();

  CREATE FUNCTION catalog_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY[NEW.id]);
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_text_changed AFTER UPDATE OF name, description, category_id ON product
    FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.category_id) IS DISTINCT FROM
                       (NEW.name, NEW.description, NEW.category_id))
    EXECUTE FUNCTION catalog_product_changed();

  CREATE OR REPLACE FUNCTION catalog_category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY(SELECT id FROM product WHERE category_id = NEW.id));
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION catalog_attributes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM catalog_index_products(ARRAY(SELECT DISTINCT product_id FROM changed));
    RETURN NULL;
  END $$;
`;

const REMOVE_TABLE = `
  DROP TRIGGER product_added ON product;
  DROP TRIGGER product_text_changed ON product;
  DROP FUNCTION catalog_products_added(), catalog_product_changed(), catalog_search_document(product);
  DROP TABLE product_search;
`;

const PRODUCT_COLUMNS = `
  ALTER TABLE product
    ADD COLUMN search_text     text GENERATED ALWAYS AS (catalog_words(name)) STORED,
    ADD COLUMN search_document tsvector NOT NULL DEFAULT '';
  CREATE INDEX product_search_document ON product USING gin (search_document)
    WITH (fastupdate = on, gin_pending_list_limit = 512);
  CREATE INDEX product_search_text ON product (search_text COLLATE "C", id)
    WHERE status = 'active' AND deleted_at IS NULL;
`;

const PRODUCT_TRIGGERS = `
  CREATE FUNCTION catalog_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_document :=
      setweight(to_tsvector('simple', catalog_letters_apart(catalog_words(NEW.name))), 'A')
      || setweight(to_tsvector('simple', catalog_words((SELECT name FROM category WHERE id = NEW.category_id))), 'C')
      || strip(to_tsvector('simple', catalog_letters_apart(catalog_words(NEW.description))));
    IF TG_OP = 'UPDATE' THEN
      NEW.search_document := NEW.search_document
        || catalog_translations(NEW.id)
        || setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C');
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_search_document BEFORE INSERT OR UPDATE OF name, description, category_id ON product
    FOR EACH ROW EXECUTE FUNCTION catalog_search_document();

  CREATE FUNCTION catalog_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_word
    SELECT DISTINCT word FROM added, catalog_vocabulary(search_document) AS word ORDER BY word
        ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_words_added AFTER INSERT ON product REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION catalog_words_added();

  CREATE FUNCTION catalog_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_word
    SELECT word FROM catalog_vocabulary(NEW.search_document) word ORDER BY word ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_words_changed AFTER UPDATE OF name, description, category_id ON product
    FOR EACH ROW WHEN (OLD.search_document IS DISTINCT FROM NEW.search_document)
    EXECUTE FUNCTION catalog_words_changed();

  CREATE OR REPLACE FUNCTION catalog_index_products(products integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM product WHERE id = ANY (products) ORDER BY id FOR NO KEY UPDATE;
    UPDATE product SET name = name WHERE id = ANY (products);
  END $$;

  CREATE OR REPLACE FUNCTION catalog_category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product SET category_id = category_id WHERE category_id = NEW.id;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION catalog_attributes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM product WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    UPDATE product SET name = name WHERE id IN (SELECT product_id FROM changed);
    RETURN NULL;
  END $$;
`;

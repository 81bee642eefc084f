import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Attributes are defined per category; a product that moves to another category keeps its values, which are neither
 * shown nor searched there. Values are searched in the weight below that of names.
 */
export class AddAttributesAndDocuments1795400292518 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE category_attribute (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        category_id   integer NOT NULL REFERENCES category (id),
        name          text NOT NULL CHECK (name <> ''),
        value_type    text NOT NULL CHECK (value_type IN ('text', 'number')),
        unit          text,
        is_filterable boolean NOT NULL
      );
      CREATE UNIQUE INDEX category_attribute_name ON category_attribute (category_id, lower(name));

      CREATE TABLE product_attribute (
        product_id   integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        attribute_id integer NOT NULL REFERENCES category_attribute (id) ON DELETE CASCADE,
        value        text NOT NULL CHECK (value <> ''),
        PRIMARY KEY (product_id, attribute_id)
      );
      CREATE INDEX product_attribute_value ON product_attribute (attribute_id, value, product_id);

      CREATE TABLE product_document (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        file_hash  text NOT NULL REFERENCES media_file (hash),
        title      text NOT NULL CHECK (title <> ''),
        bytes      integer NOT NULL CHECK (bytes > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (product_id, file_hash)
      );
      CREATE INDEX product_document_file ON product_document (file_hash);

      CREATE FUNCTION catalog_attribute_values(product integer, category integer) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT coalesce(string_agg(v.value, ' ' ORDER BY a.id), '')
          FROM product_attribute v JOIN category_attribute a ON a.id = v.attribute_id
         WHERE v.product_id = product AND a.category_id = category
      $$;
    `);
    await runner.query(
      searchDocument(
        `|| setweight(to_tsvector('simple', catalog_words(catalog_attribute_values(NEW.id, NEW.category_id))), 'C')`,
      ),
    );
    await runner.query(`
      CREATE FUNCTION catalog_attributes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM product WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
        UPDATE product SET name = name WHERE id IN (SELECT product_id FROM changed);
        RETURN NULL;
      END $$;
      CREATE TRIGGER product_attribute_added AFTER INSERT ON product_attribute REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_attributes_changed();
      CREATE TRIGGER product_attribute_changed AFTER UPDATE ON product_attribute REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_attributes_changed();
      CREATE TRIGGER product_attribute_removed AFTER DELETE ON product_attribute REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION catalog_attributes_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchDocument(''));
    await runner.query(`
      DROP TABLE product_document, product_attribute, category_attribute;
      DROP FUNCTION catalog_attributes_changed(), catalog_attribute_values(integer, integer);
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
      || setweight(to_tsvector('simple', catalog_words(catalog_translated_names(NEW.id))), 'B')
      ${more}
      || strip(to_tsvector('simple', catalog_words(NEW.description)));
    RETURN NEW;
  END $$;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `media_file` names what is in the storage, by the hash of what was uploaded, so that the sweep finds files that
 * nothing uses. The first picture of a product is its image_url, whoever writes that column.
 */
export class AddProductImages1795399810412 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_file (
        hash        text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),
        kind        text NOT NULL CHECK (kind IN ('image', 'document')),
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX media_file_uploaded_at ON media_file (uploaded_at);

      CREATE TABLE product_image (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        position   integer NOT NULL,
        file_hash  text NOT NULL REFERENCES media_file (hash),
        alt        text NOT NULL CHECK (alt <> ''),
        width      integer NOT NULL CHECK (width > 0),
        height     integer NOT NULL CHECK (height > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (product_id, file_hash)
      );
      CREATE INDEX product_image_product ON product_image (product_id, position, id);
      CREATE INDEX product_image_file ON product_image (file_hash);

      CREATE FUNCTION catalog_first_image(product integer) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT '/media/' || file_hash || '-640.webp' FROM product_image
         WHERE product_id = product ORDER BY position, id LIMIT 1
      $$;

      -- An address that was entered stays; otherwise the first picture is shown.
      CREATE FUNCTION catalog_keep_first_image() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.image_url := coalesce(catalog_first_image(NEW.id), NEW.image_url);
        RETURN NEW;
      END $$;
      CREATE TRIGGER product_first_image BEFORE UPDATE OF image_url ON product
        FOR EACH ROW WHEN (NEW.image_url IS NULL OR NEW.image_url LIKE '/media/%')
        EXECUTE FUNCTION catalog_keep_first_image();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_first_image ON product;
      DROP FUNCTION catalog_keep_first_image(), catalog_first_image(integer);
      DROP TABLE product_image, media_file;
    `);
  }
}

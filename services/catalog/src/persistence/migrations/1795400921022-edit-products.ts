import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = 'WHERE deleted_at IS NULL';

/** Weight, versions, old slugs and the orders of the administrators' list, which includes products that are not on sale. */
export class EditProducts1795400921022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD COLUMN weight_grams integer CHECK (weight_grams > 0),
        ADD COLUMN version      integer NOT NULL DEFAULT 1;

      -- Only columns that administrators change are named, so that a sale never calls it.
      CREATE FUNCTION catalog_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$;
      CREATE TRIGGER product_version
        BEFORE UPDATE OF ${EDITED.join(', ')} ON product
        FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
        EXECUTE FUNCTION catalog_count_version();

      CREATE TABLE product_slug_redirect (
        slug       text PRIMARY KEY,
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX product_slug_redirect_product ON product_slug_redirect (product_id);

      CREATE INDEX product_listed_name ON product (name COLLATE "und-x-icu", id) ${LISTED};
      CREATE INDEX product_listed_name_ro ON product (name COLLATE "ro-x-icu", id) ${LISTED};
      CREATE INDEX product_listed_price ON product (price_minor, id) ${LISTED};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX product_listed_name, product_listed_name_ro, product_listed_price;
      DROP TABLE product_slug_redirect;
      DROP TRIGGER product_version ON product;
      DROP FUNCTION catalog_count_version();
      ALTER TABLE product DROP COLUMN version, DROP COLUMN weight_grams;
    `);
  }
}

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
];

const of = (row: 'OLD' | 'NEW') => EDITED.map((column) => `${row}.${column}`).join(', ');

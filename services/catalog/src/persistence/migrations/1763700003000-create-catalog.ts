import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOR_SALE = `WHERE status = 'active' AND deleted_at IS NULL`;

/**
 * Tables and list indexes. No index mentions stock_quantity or in_stock: selling a unit then rewrites only its row
 * within the same page (fillfactor leaves room for that) and touches none of the indexes.
 */
export class CreateCatalog1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE category (
        id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name              text NOT NULL,
        slug              text NOT NULL CHECK (slug ~ '^[a-z0-9-]+$'),
        description       text NOT NULL DEFAULT '',
        image_url         text,
        sort_order        integer NOT NULL DEFAULT 0,
        show_on_main_top  boolean NOT NULL DEFAULT false,
        show_on_main_shop boolean NOT NULL DEFAULT false,
        deleted_at        timestamptz
      );
      CREATE UNIQUE INDEX category_slug ON category (slug) WHERE deleted_at IS NULL;

      CREATE TABLE supplier (
        id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL
      );

      CREATE TABLE product (
        id                     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name                   text NOT NULL,
        slug                   text NOT NULL CHECK (slug ~ '^[a-z0-9-]+$'),
        description            text NOT NULL DEFAULT '',
        price_minor            integer NOT NULL CHECK (price_minor > 0),
        compare_at_price_minor integer CHECK (compare_at_price_minor > price_minor),
        currency               text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$'),
        image_url              text,
        rating                 numeric(2,1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
        review_count           integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
        in_stock               boolean NOT NULL DEFAULT true,
        stock_quantity         integer NOT NULL DEFAULT 0 CHECK (stock_quantity >= 0),
        featured               boolean NOT NULL DEFAULT false,
        status                 text NOT NULL DEFAULT 'active'
                               CHECK (status IN ('active', 'inactive', 'draft', 'discontinued')),
        category_id            integer NOT NULL REFERENCES category (id),
        supplier_id            integer REFERENCES supplier (id),
        created_at             timestamptz NOT NULL DEFAULT now(),
        updated_at             timestamptz NOT NULL DEFAULT now(),
        deleted_at             timestamptz
      ) WITH (fillfactor = 75);
      CREATE UNIQUE INDEX product_slug ON product (slug) WHERE deleted_at IS NULL;
      CREATE INDEX product_newest ON product (created_at, id) ${FOR_SALE};
      CREATE INDEX product_category_newest ON product (category_id, created_at, id) ${FOR_SALE};
      CREATE INDEX product_price ON product (price_minor, id) ${FOR_SALE};
      CREATE INDEX product_category_price ON product (category_id, price_minor, id) ${FOR_SALE};
      CREATE INDEX product_rating ON product (rating, review_count, id) ${FOR_SALE};
      CREATE INDEX product_category_rating ON product (category_id, rating, review_count, id) ${FOR_SALE};
      CREATE INDEX product_name ON product (name COLLATE "und-x-icu", id) ${FOR_SALE};
      CREATE INDEX product_name_ro ON product (name COLLATE "ro-x-icu", id) ${FOR_SALE};
      CREATE INDEX product_featured ON product (created_at, id) ${FOR_SALE} AND featured;
      CREATE INDEX product_supplier ON product (supplier_id);
      -- A shop has few categories of very different sizes, and one plan serves them all. Told that there are many, the
      -- planner always reads a category by its own index; walking the whole catalogue for a small one took 100 times
      -- as long.
      ALTER TABLE product ALTER COLUMN category_id SET (n_distinct = 1000);

      -- A product always has a category that can be shown; whoever deletes a category moves its products first.
      CREATE FUNCTION catalog_keep_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM product WHERE category_id = OLD.id AND deleted_at IS NULL) THEN
          RAISE EXCEPTION 'category % still has products', OLD.id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER category_kept BEFORE UPDATE OF deleted_at ON category
        FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION catalog_keep_category();

      CREATE TABLE review (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id  integer NOT NULL REFERENCES product (id),
        user_id     integer,
        author_name text NOT NULL,
        rating      smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        comment     text NOT NULL DEFAULT '',
        status      text NOT NULL DEFAULT 'pending' CHECK (status IN ('approved', 'pending', 'rejected')),
        created_at  timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX review_product ON review (product_id, created_at, id) WHERE status = 'approved';

      CREATE TABLE stock_movement (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id integer NOT NULL REFERENCES product (id),
        change     integer NOT NULL CHECK (change <> 0),
        balance    integer NOT NULL CHECK (balance >= 0),
        reason     text NOT NULL CHECK (reason IN ('sale', 'return', 'adjustment')),
        order_id   integer,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stock_movement_product ON stock_movement (product_id, id);
      CREATE INDEX stock_movement_order ON stock_movement (order_id) WHERE order_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE stock_movement;
      DROP TABLE review;
      DROP TABLE product;
      DROP TABLE supplier;
      DROP TABLE category;
      DROP FUNCTION catalog_keep_category();
    `);
  }
}

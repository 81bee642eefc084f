import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of a product counts a change of any column but those named here, so a new column is counted by itself. */
export class CountVersionsOfAllColumns1799745000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalog_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        edited product := NEW;
      BEGIN
        ${NOT_EDITED.map((column) => `edited.${column} := OLD.${column};`).join('\n        ')}
        IF edited IS DISTINCT FROM OLD THEN
          NEW.version := OLD.version + 1;
        END IF;
        RETURN NEW;
      END $$;
      DROP TRIGGER product_version ON product;
      CREATE TRIGGER product_version BEFORE UPDATE ON product
        FOR EACH ROW WHEN (NEW.version = OLD.version) EXECUTE FUNCTION catalog_count_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalog_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$;
      DROP TRIGGER product_version ON product;
      CREATE TRIGGER product_version BEFORE UPDATE OF ${FORMERLY_COUNTED.join(', ')} ON product
        FOR EACH ROW WHEN (NEW.version = OLD.version AND (${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
        EXECUTE FUNCTION catalog_count_version();
    `);
  }
}

/** What sales, reviews, pictures, groups and the currency of the shop change. */
const NOT_EDITED = [
  'stock_quantity',
  'rating',
  'review_count',
  'image_url',
  'currency',
  'group_id',
  'group_position',
  'option_values',
  'updated_at',
];

const FORMERLY_COUNTED = [
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
  'keywords',
  'tax_classes',
  'sku',
  'gtin',
  'brand',
  'unit',
  'pack_size',
  'min_quantity',
  'order_multiple',
  'origin_country',
  'customs_code',
];
const of = (row: 'OLD' | 'NEW') => FORMERLY_COUNTED.map((column) => `${row}.${column}`).join(', ');

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Own codes, barcodes, units and packs; a code is unique whatever its case, and free again when its product is deleted. */
export class AddArticleData1797041000711 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD COLUMN sku text CHECK (char_length(sku) BETWEEN 1 AND 64),
        ADD COLUMN gtin text CHECK (gtin ~ '^(\\d{8}|\\d{12,14})$'),
        ADD COLUMN brand text CHECK (char_length(brand) BETWEEN 1 AND 100),
        ADD COLUMN unit text CHECK (unit ~ '^[A-Z0-9]{2,3}$'),
        ADD COLUMN pack_size integer CHECK (pack_size > 0),
        ADD COLUMN min_quantity integer CHECK (min_quantity > 0),
        ADD COLUMN order_multiple integer CHECK (order_multiple > 0),
        ADD COLUMN origin_country text CHECK (origin_country ~ '^[A-Z]{2}$'),
        ADD COLUMN customs_code text CHECK (customs_code ~ '^\\d{6}(\\d{2}){0,2}$');
      CREATE UNIQUE INDEX product_sku ON product (lower(sku)) WHERE sku IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX product_gtin ON product (gtin) WHERE gtin IS NOT NULL AND deleted_at IS NULL;
    `);
    await runner.query(versionTrigger([...EDITED, 'tax_classes', ...ADDED]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(versionTrigger(EDITED));
    await runner.query(`ALTER TABLE product ${ADDED.map((column) => `DROP COLUMN ${column}`).join(', ')}`);
  }
}

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
  'keywords',
];

const ADDED = [
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

function versionTrigger(columns: readonly string[]): string {
  const of = (row: 'OLD' | 'NEW') => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `
    DROP TRIGGER product_version ON product;
    CREATE TRIGGER product_version BEFORE UPDATE OF ${columns.join(', ')} ON product
      FOR EACH ROW WHEN (NEW.version = OLD.version AND ${of('OLD')} IS DISTINCT FROM ${of('NEW')})
      EXECUTE FUNCTION catalog_count_version();
  `;
}

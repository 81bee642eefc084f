import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop pays for one unit. In no index and no list of the shop: only administrators read it. */
export class AddCostPrice1795532000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD COLUMN cost_price_minor integer CHECK (cost_price_minor >= 0);
      ${countVersions([...EDITED, 'cost_price_minor'])}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${countVersions(EDITED)}
      ALTER TABLE product DROP COLUMN cost_price_minor;
    `);
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
];

const countVersions = (columns: readonly string[]) => {
  const of = (row: 'OLD' | 'NEW') => columns.map((column) => `${row}.${column}`).join(', ');
  return `
    DROP TRIGGER product_version ON product;
    CREATE TRIGGER product_version
      BEFORE UPDATE OF ${columns.join(', ')} ON product
      FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
      EXECUTE FUNCTION catalog_count_version();
  `;
};

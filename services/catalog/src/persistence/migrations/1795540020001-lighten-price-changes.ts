import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOR_SALE = `WHERE status = 'active' AND deleted_at IS NULL`;

/**
 * A change of a price writes every index of the product. Lists of the shop by name and price read the indexes of the
 * administrators' list, which has few products more; and a row of the price history is added by a trigger of the product
 * itself, so looking for that product again found nothing that could be wrong. Both were a quarter of the time.
 */
export class LightenPriceChanges1795540020001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX product_name, product_name_ro, product_price;
      ALTER TABLE product_price_history DROP CONSTRAINT product_price_history_product_id_fkey;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX product_name ON product (name COLLATE "und-x-icu", id) ${FOR_SALE};
      CREATE INDEX product_name_ro ON product (name COLLATE "ro-x-icu", id) ${FOR_SALE};
      CREATE INDEX product_price ON product (price_minor, id) ${FOR_SALE};
      DELETE FROM product_price_history WHERE product_id NOT IN (SELECT id FROM product);
      ALTER TABLE product_price_history
        ADD FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE;
    `);
  }
}

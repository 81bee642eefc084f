import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lowest price of the 30 days before a reduction, from the history; before the first one when several follow each
 * other. Null while the price is not reduced. Each price was in force until the row that changed it.
 */
export class FindPriorPrices1795938382149 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalog_prior_price(product integer) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
        WITH started AS (
          SELECT min(changed_at) AS at
            FROM product_price_history
           WHERE product_id = product AND price_minor < previous_price_minor
             AND changed_at > coalesce(
                   (SELECT max(changed_at) FROM product_price_history
                     WHERE product_id = product AND price_minor > previous_price_minor), '-infinity')
        )
        SELECT min(h.previous_price_minor) FROM product_price_history h, started
         WHERE h.product_id = product AND h.changed_at <= started.at AND h.changed_at > started.at - interval '30 days'
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION catalog_prior_price(integer)');
  }
}

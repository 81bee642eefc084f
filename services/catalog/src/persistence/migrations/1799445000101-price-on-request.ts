import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products without a price are sold by quotes. Their history has the gap, so that no reduction is claimed across it. */
export class PriceOnRequest1799445000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ALTER COLUMN price_minor DROP NOT NULL,
        ADD CONSTRAINT product_priced CHECK (price_minor IS NOT NULL OR compare_at_price_minor IS NULL);
      ALTER TABLE product_price_history
        ALTER COLUMN previous_price_minor DROP NOT NULL, ALTER COLUMN price_minor DROP NOT NULL;
    `);
    await runner.query(
      functions({ isRaised: 'previous_price_minor IS NULL OR', isOther: 'IS DISTINCT FROM' }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functions({ isRaised: '', isOther: '<>' }));
    await runner.query(`
      DELETE FROM product_price_history WHERE previous_price_minor IS NULL OR price_minor IS NULL;
      ALTER TABLE product_price_history
        ALTER COLUMN previous_price_minor SET NOT NULL, ALTER COLUMN price_minor SET NOT NULL;
      UPDATE product SET status = 'draft', price_minor = 1 WHERE price_minor IS NULL;
      ALTER TABLE product DROP CONSTRAINT product_priced, ALTER COLUMN price_minor SET NOT NULL;
    `);
  }
}

/** @param isRaised also counts as a price that went up @param isOther compares prices */
const functions = ({ isRaised, isOther }: { isRaised: string; isOther: string }) => `
  CREATE OR REPLACE FUNCTION catalog_prior_price(product integer)
  RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
    WITH started AS (
      SELECT min(changed_at) AS at
        FROM product_price_history
       WHERE product_id = product AND price_minor < previous_price_minor
         AND changed_at > coalesce(
               (SELECT max(changed_at) FROM product_price_history
                 WHERE product_id = product AND (${isRaised} price_minor > previous_price_minor)), '-infinity')
    )
    SELECT min(h.previous_price_minor) FROM product_price_history h, started
     WHERE h.product_id = product AND h.changed_at <= started.at AND h.changed_at > started.at - interval '30 days'
  $$;

  CREATE OR REPLACE FUNCTION catalog_set_prices(ids integer[], prices bigint[], compare_at_prices bigint[])
  RETURNS TABLE (id integer, version integer) LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('kitchenpass.price_history', 'set', true);
    RETURN QUERY
    WITH updated AS (
      UPDATE product p
         SET price_minor = change.price_minor, compare_at_price_minor = change.compare_at_price_minor,
             version = p.version + 1, updated_at = now()
        FROM unnest(ids, prices, compare_at_prices) AS change (id, price_minor, compare_at_price_minor)
       WHERE p.id = change.id
      RETURNING p.id, p.version, p.price_minor, p.currency, old.price_minor AS previous_price_minor
    ), history AS (
      INSERT INTO product_price_history (product_id, previous_price_minor, price_minor, currency)
      SELECT updated.id, previous_price_minor, price_minor, currency FROM updated
       WHERE previous_price_minor ${isOther} price_minor
    )
    SELECT updated.id, updated.version FROM updated;
    PERFORM set_config('kitchenpass.price_history', '', true);
  END
  $$;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('product', '{price_minor,compare_at_price_minor,cost_price_minor}', '${type}');
  SELECT change_column_types('product_price_history', '{previous_price_minor,price_minor}', '${type}');
`;

const functions = (type: 'bigint' | 'integer') => `
  CREATE FUNCTION catalog_prior_price(product integer) RETURNS ${type} LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
  $$;

  CREATE FUNCTION catalog_set_prices(ids integer[], prices ${type}[], compare_at_prices ${type}[])
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
       WHERE previous_price_minor <> price_minor
    )
    SELECT updated.id, updated.version FROM updated;
    PERFORM set_config('kitchenpass.price_history', '', true);
  END
  $$;
`;
const DROP_FUNCTIONS = `
  DROP FUNCTION catalog_prior_price(integer);
  DROP FUNCTION catalog_set_prices;
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenCatalogAmounts1796800000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_FUNCTIONS);
    await runner.query(amounts('bigint'));
    await runner.query(functions('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_FUNCTIONS);
    await runner.query(amounts('integer'));
    await runner.query(functions('integer'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const BY_DAY = `
  INSERT INTO sales_by_day (day, status, orders, total_minor, refunded_minor, is_merged)
  SELECT (o.created_at AT TIME ZONE shop_time_zone())::date, o.status, count(*), sum(o.total_minor::bigint),
         sum(o.refunded_minor::bigint), true
    FROM orders o GROUP BY 1, 2`;
const BY_PRODUCT = `
  INSERT INTO sales_by_product (unit, first_day, product_id, units, sales_minor, is_merged)
  SELECT unit, date_trunc(unit, o.created_at AT TIME ZONE shop_time_zone())::date, line.product_id, sum(line.quantity),
         sum(line.line_total_minor::bigint), true
    FROM orders o JOIN order_line line ON line.order_id = o.id CROSS JOIN (VALUES ('day'), ('month')) AS units (unit)
   WHERE o.status <> 'cancelled' GROUP BY 1, 2, 3`;

const rebuild = (text: string) => `
  CREATE OR REPLACE FUNCTION rebuild_sales() RETURNS void LANGUAGE plpgsql AS $$ BEGIN ${text}; END $$;
`;

/**
 * Sums are made anew beside the orders that are placed: a statement sees orders and the rows of their sums as they are at one
 * moment, and what is committed later adds rows of its own. A change of the time zone no longer waits for it.
 */
export class SumBesideOrders1799645000605 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER sales_time_zone_changed ON shop_settings;
      DROP FUNCTION sales_follow_time_zone();
      ${rebuild(`
        -- Those who merge wait, and nobody else.
        LOCK TABLE sales_by_day, sales_by_product IN SHARE UPDATE EXCLUSIVE MODE;
        WITH former AS (DELETE FROM sales_by_day) ${BY_DAY};
        WITH former AS (DELETE FROM sales_by_product) ${BY_PRODUCT}`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${rebuild(`
        LOCK TABLE orders, order_line, sales_by_day, sales_by_product IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM sales_by_day;
        DELETE FROM sales_by_product;
        ${BY_DAY};
        ${BY_PRODUCT}`)}
      CREATE FUNCTION sales_follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM rebuild_sales();
        RETURN NULL;
      END $$;
      CREATE TRIGGER sales_time_zone_changed AFTER UPDATE OF time_zone ON shop_settings FOR EACH ROW
        WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION sales_follow_time_zone();
    `);
  }
}

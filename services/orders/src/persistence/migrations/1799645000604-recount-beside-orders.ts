import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWN = `CASE WHEN outstanding_minor > 0 AND payment_status IN ('paid', 'partly_refunded') THEN 'partly_paid'
  ELSE payment_status END`;

const COUNTED = `
  INSERT INTO order_count (day, status, payment_status, payment_method, is_invoiced, orders, is_merged)
  SELECT (created_at AT TIME ZONE shop_time_zone())::date, status, ${SHOWN}, payment_method,
         invoice_number IS NOT NULL, count(*), true
    FROM orders GROUP BY 1, 2, 3, 4, 5`;

const rebuild = (text: string) => `
  CREATE OR REPLACE FUNCTION rebuild_order_counts() RETURNS void LANGUAGE plpgsql AS $$ BEGIN ${text}; END $$;
`;

/**
 * Orders are counted anew beside those that are placed: one statement sees the orders and the rows of their counts as they
 * are at one moment, and what is committed later adds rows of its own. A change of the time zone no longer waits for it.
 */
export class RecountBesideOrders1799645000604 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_count_time_zone_changed ON shop_settings;
      DROP FUNCTION order_count_follow_time_zone();
      ${rebuild(`
        -- Those who merge wait, and nobody else.
        LOCK TABLE order_count IN SHARE UPDATE EXCLUSIVE MODE;
        WITH former AS (DELETE FROM order_count) ${COUNTED}`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${rebuild(`
        LOCK TABLE orders, order_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM order_count;
        ${COUNTED}`)}
      CREATE FUNCTION order_count_follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM rebuild_order_counts();
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_count_time_zone_changed AFTER UPDATE OF time_zone ON shop_settings FOR EACH ROW
        WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION order_count_follow_time_zone();
    `);
  }
}

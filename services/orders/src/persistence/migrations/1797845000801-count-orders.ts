import type { MigrationInterface, QueryRunner } from 'typeorm';

const countsOf = (orders: string, factor: 1 | -1, isMerged: boolean) => `
  INSERT INTO order_count (day, status, payment_status, payment_method, is_invoiced, orders, is_merged)
  SELECT (created_at AT TIME ZONE 'Europe/Bucharest')::date, status, payment_status, payment_method,
         invoice_number IS NOT NULL, ${factor} * count(*), ${isMerged}
    FROM ${orders} GROUP BY 1, 2, 3, 4, 5`;

const rowOf = (name: string) =>
  ['created_at', 'status', 'payment_status', 'payment_method', 'invoice_number']
    .map((column) => `${name}.${column}`)
    .join(', ');
const keyOf = (name: string) => rowOf(name).replace(/\w+\.invoice_number/, '$& IS NULL');

/**
 * How many orders there are of each day and of what lists filter by. Triggers only add rows, so orders that are placed at
 * once never wait for each other: a count is their sum, and a scheduled job merges them.
 */
export class CountOrders1797845000801 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_count (
        day            date    NOT NULL,
        status         text    NOT NULL,
        payment_status text    NOT NULL,
        payment_method text    NOT NULL,
        is_invoiced    boolean NOT NULL,
        orders         integer NOT NULL,
        is_merged      boolean NOT NULL DEFAULT false
      );
      CREATE INDEX order_count_day ON order_count (day);
      CREATE INDEX order_count_unmerged ON order_count (day) WHERE NOT is_merged;

      CREATE FUNCTION order_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${countsOf('inserted', 1, false)}; RETURN NULL; END $$;
      CREATE TRIGGER order_count_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS inserted
        FOR EACH STATEMENT EXECUTE FUNCTION order_count_inserted();

      CREATE FUNCTION order_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${countsOf(`(SELECT ${rowOf('OLD')}) former`, -1, false)};
        IF TG_OP = 'UPDATE' THEN ${countsOf(`(SELECT ${rowOf('NEW')}) current`, 1, false)}; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_count_updated AFTER UPDATE ON orders FOR EACH ROW
        WHEN ((${keyOf('OLD')}) IS DISTINCT FROM (${keyOf('NEW')})) EXECUTE FUNCTION order_count_changed();
      CREATE TRIGGER order_count_deleted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION order_count_changed();

      -- Waits for the transactions that write orders or merge their counts; later ones wait for it.
      CREATE FUNCTION rebuild_order_counts() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        LOCK TABLE orders, order_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM order_count;
        ${countsOf('orders', 1, true)};
      END $$;
      SELECT rebuild_order_counts();
    `);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_count_inserted ON orders;
      DROP TRIGGER order_count_updated ON orders;
      DROP TRIGGER order_count_deleted ON orders;
      DROP FUNCTION order_count_inserted, order_count_changed, rebuild_order_counts;
      DROP TABLE order_count;
      DROP INDEX orders_state, orders_total, orders_awaiting_invoice;
      CREATE INDEX orders_total ON orders (total_minor, id);
      CREATE INDEX orders_payment ON orders (payment_status, payment_method, created_at, id);
    `);
  }
}

/**
 * What is rare is collected by `orders_state`, whichever of its columns are asked for; pages in the order of the totals are
 * found in the index alone.
 */
const INDEXES = `
  DROP INDEX orders_payment, orders_total;
  CREATE INDEX orders_state ON orders (status, payment_status, payment_method, created_at, id);
  CREATE INDEX orders_total ON orders (total_minor, id) INCLUDE (status, payment_status, payment_method, created_at);
  CREATE INDEX orders_awaiting_invoice ON orders (created_at, id) WHERE status = 'delivered' AND invoice_number IS NULL
    AND payment_status NOT IN ('refunded', 'charged_back', 'out_of_stock_paid');
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shop may send most of its orders to lockers, so they are counted by the way of delivery as by what they were paid with. */
export class CountDeliveries1801963100403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_count ADD COLUMN delivery_kind text');
    await runner.query(functions(', delivery_kind', (row) => `, ${row}delivery_method->>'kind'`, ', 6'));
    await runner.query(updated(['delivery_method']));
    await runner.query('SELECT rebuild_order_counts()');
    await runner.query(index('created_at, id'));
    // Of a partial index the planner does not use what it knows of the values.
    await runner.query(`CREATE STATISTICS order_delivery_kind ON (delivery_method ->> 'kind') FROM orders`);
    await runner.query('ANALYZE orders (delivery_method)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP STATISTICS order_delivery_kind');
    await runner.query(index('id'));
    await runner.query('ALTER TABLE order_count DROP COLUMN delivery_kind');
    await runner.query(functions('', () => '', ''));
    await runner.query(updated([]));
    await runner.query('SELECT rebuild_order_counts()');
  }
}

const index = (order: string) => `
  DROP INDEX order_delivery;
  CREATE INDEX order_delivery ON orders ((delivery_method ->> 'kind'), ${order}) WHERE delivery_method IS NOT NULL`;

const SHOWN = (row: string) =>
  `CASE WHEN ${row}outstanding_minor > 0 AND ${row}payment_status IN ('paid', 'partly_refunded') THEN 'partly_paid'
        ELSE ${row}payment_status END`;

/** Those that write `order_count`, with what is added to its key. */
function functions(column: string, value: (row: string) => string, place: string): string {
  const into = `INSERT INTO order_count (day, status, payment_status, payment_method, is_invoiced${column}, orders, is_merged)`;
  const keyOf = (row: string) =>
    `(${row}created_at AT TIME ZONE shop_time_zone())::date, ${row}status, ${SHOWN(row)}, ${row}payment_method,
     ${row}invoice_number IS NOT NULL${value(row)}`;
  return `
    CREATE OR REPLACE FUNCTION rebuild_order_counts() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      -- Those who merge wait, and nobody else.
      LOCK TABLE order_count IN SHARE UPDATE EXCLUSIVE MODE;
      WITH former AS (DELETE FROM order_count)
      ${into} SELECT ${keyOf('')}, count(*), true FROM orders GROUP BY 1, 2, 3, 4, 5${place};
    END $$;
    CREATE OR REPLACE FUNCTION order_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${into} VALUES (${keyOf('NEW.')}, 1, false);
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION order_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${into} VALUES (${keyOf('OLD.')}, -1, false);
      IF TG_OP = 'UPDATE' THEN
        ${into} VALUES (${keyOf('NEW.')}, 1, false);
      END IF;
      RETURN NULL;
    END $$;`;
}

function updated(added: string[]): string {
  const columns = ['created_at', 'status', 'payment_status', 'payment_method', ...added];
  const facts = [
    ...columns.map((column) => (row: string) => `${row}.${column}`),
    (row: string) => `(${row}.invoice_number IS NULL)`,
    (row: string) => `(${row}.outstanding_minor > 0)`,
  ];
  return `
    DROP TRIGGER order_count_updated ON orders;
    CREATE TRIGGER order_count_updated AFTER UPDATE ON orders FOR EACH ROW
      WHEN (${facts.map((of) => `${of('OLD')} IS DISTINCT FROM ${of('NEW')}`).join(' OR ')})
      EXECUTE FUNCTION order_count_changed();`;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWN = `CASE WHEN outstanding_minor > 0 AND payment_status IN ('paid', 'partly_refunded') THEN 'partly_paid'
  ELSE payment_status END`;

const countsOf = (orders: string, factor: 1 | -1, isMerged: boolean, payment: string) => `
  INSERT INTO order_count (day, status, payment_status, payment_method, is_invoiced, orders, is_merged)
  SELECT (created_at AT TIME ZONE 'Europe/Bucharest')::date, status, ${payment}, payment_method,
         invoice_number IS NOT NULL, ${factor} * count(*), ${isMerged}
    FROM ${orders} GROUP BY 1, 2, 3, 4, 5`;

const COLUMNS = [
  'created_at',
  'status',
  'payment_status',
  'payment_method',
  'invoice_number',
  'outstanding_minor',
];
const rowOf = (name: string) => COLUMNS.map((column) => `${name}.${column}`).join(', ');
const keyOf = (name: string, isPartlyPaid: boolean) =>
  rowOf(name)
    .replace(/\w+\.invoice_number/, '$& IS NULL')
    .replace(/, (\w+\.outstanding_minor)/, isPartlyPaid ? ', $1 > 0' : '');

const functions = (payment: string, isPartlyPaid: boolean) => `
  CREATE OR REPLACE FUNCTION order_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${countsOf('inserted', 1, false, payment)}; RETURN NULL; END $$;

  CREATE OR REPLACE FUNCTION order_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${countsOf(`(SELECT ${rowOf('OLD')}) former`, -1, false, payment)};
    IF TG_OP = 'UPDATE' THEN ${countsOf(`(SELECT ${rowOf('NEW')}) current`, 1, false, payment)}; END IF;
    RETURN NULL;
  END $$;
  DROP TRIGGER order_count_updated ON orders;
  CREATE TRIGGER order_count_updated AFTER UPDATE ON orders FOR EACH ROW
    WHEN ((${keyOf('OLD', isPartlyPaid)}) IS DISTINCT FROM (${keyOf('NEW', isPartlyPaid)}))
    EXECUTE FUNCTION order_count_changed();

  CREATE OR REPLACE FUNCTION rebuild_order_counts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE orders, order_count IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM order_count;
    ${countsOf('orders', 1, true, payment)};
  END $$;
  SELECT rebuild_order_counts();
`;

/** `payment_status` of the counts is the one that lists state: `partly_paid` is one of its own. */
export class CountPartlyPaid1798345000803 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functions(SHOWN, true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functions('payment_status', false));
  }
}

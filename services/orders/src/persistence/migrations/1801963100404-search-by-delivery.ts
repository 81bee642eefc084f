import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A frequent word among the orders of a way of delivery is found without a look at the orders themselves. */
export class SearchByDelivery1801963100404 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_search ADD COLUMN delivery_kind text');
    await runner.query(`
      UPDATE order_search s SET delivery_kind = o.delivery_method ->> 'kind'
        FROM orders o WHERE o.id = s.id AND o.delivery_method IS NOT NULL`);
    await runner.query(written({ delivery_kind: `delivery_method ->> 'kind'` }, ['delivery_method']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(written({}, []));
    await runner.query('ALTER TABLE order_search DROP COLUMN delivery_kind');
  }
}

const COLUMNS = [
  'created_at',
  'total_minor',
  'status',
  'payment_status',
  'payment_method',
  'user_id',
  'invoice_number',
  'outstanding_minor',
  'reserved_until',
  'promised_last_day',
];
const WORDS = ['order_number', 'email', 'shipping_address', 'billing_address', 'po_number'];
const of = (row: string, columns: readonly string[]) =>
  columns.map((column) => `${row}.${column}`).join(', ');
const isChanged = (columns: readonly string[]) =>
  `(${of('OLD', columns)}) IS DISTINCT FROM (${of('NEW', columns)})`;
const DOCUMENT = `order_search_document(NEW.order_number, NEW.email, NEW.shipping_address, NEW.billing_address)
  || order_reference_document(NEW.po_number)`;

/** @param derived further columns and what they are of an order, which changes with `watched` */
function written(derived: Record<string, string>, watched: readonly string[]): string {
  const names = [...COLUMNS, ...Object.keys(derived)].join(', ');
  const values = [of('NEW', COLUMNS), ...Object.values(derived).map((value) => `NEW.${value}`)].join(', ');
  return `
    CREATE OR REPLACE FUNCTION order_search_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO order_search (id, ${names}, search_document) VALUES (NEW.id, ${values}, ${DOCUMENT});
      ELSIF TG_OP = 'DELETE' THEN
        DELETE FROM order_search WHERE id = OLD.id;
      ELSE
        UPDATE order_search SET (${names}) = ROW (${values}) WHERE id = OLD.id;
        IF ${isChanged(WORDS)} THEN
          UPDATE order_search SET search_document = ${DOCUMENT} WHERE id = OLD.id;
        END IF;
      END IF;
      RETURN NULL;
    END $$;
    DROP TRIGGER order_search_updated ON orders;
    CREATE TRIGGER order_search_updated AFTER UPDATE ON orders FOR EACH ROW
      WHEN (${isChanged([...COLUMNS, ...WORDS, ...watched])}) EXECUTE FUNCTION order_search_written();`;
}

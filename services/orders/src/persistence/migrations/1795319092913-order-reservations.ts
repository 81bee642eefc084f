import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that waits for its money or its confirmation holds a reservation that expires. */
export class OrderReservations1795319092913 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN visitor text,
        ADD COLUMN reserved_until timestamptz,
        ADD COLUMN is_stock_released boolean NOT NULL DEFAULT false,
        ADD COLUMN confirmation_required boolean NOT NULL DEFAULT false;
      CREATE INDEX orders_reserved ON orders (reserved_until) WHERE reserved_until IS NOT NULL;
      CREATE INDEX orders_reserved_by ON orders (visitor) WHERE reserved_until IS NOT NULL;
      -- Unpaid orders of earlier releases hold their units for good; they get one more day to be paid or matched.
      UPDATE orders SET reserved_until = now() + interval '1 day'
       WHERE payment_status = 'unpaid' AND payment_method <> 'cash' AND status = 'pending';

      -- What guests of one email or IP have ordered for cash in a day.
      CREATE TABLE guest_cash_usage (
        day         date NOT NULL,
        key         text NOT NULL,
        orders      integer NOT NULL,
        units       bigint NOT NULL,
        total_minor bigint NOT NULL,
        PRIMARY KEY (day, key)
      );

      ALTER TABLE order_event
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (
          kind IN ('placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed',
                   'confirmed', 'reservation_expired', 'mail_capped'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN ('confirmed', 'reservation_expired', 'mail_capped');
      ALTER TABLE order_event
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (
          kind IN ('placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed'));
      DROP TABLE guest_cash_usage;
      ALTER TABLE orders
        DROP COLUMN visitor, DROP COLUMN reserved_until, DROP COLUMN is_stock_released, DROP COLUMN confirmation_required;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were shipped before get one shipment with all their units. */
export class ShipmentsAndReturns1795401299662 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_line
        ADD COLUMN shipped_quantity integer NOT NULL DEFAULT 0
          CONSTRAINT order_line_shipped_check CHECK (shipped_quantity BETWEEN 0 AND quantity),
        ADD COLUMN returned_quantity integer NOT NULL DEFAULT 0
          CONSTRAINT order_line_returned_check CHECK (returned_quantity BETWEEN 0 AND quantity);

      CREATE TABLE shipment (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id   integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        awb_number text,
        courier    text,
        shipped_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX shipment_order ON shipment (order_id);

      CREATE TABLE shipment_line (
        shipment_id   integer NOT NULL REFERENCES shipment (id) ON DELETE CASCADE,
        order_line_id integer NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
        quantity      integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (shipment_id, order_line_id)
      );
      CREATE INDEX shipment_line_order_line ON shipment_line (order_line_id);

      INSERT INTO shipment (order_id, awb_number, courier, shipped_at)
        SELECT id, awb_number, courier, updated_at FROM orders WHERE status IN ('shipped', 'delivered');
      INSERT INTO shipment_line (shipment_id, order_line_id, quantity)
        SELECT s.id, l.id, l.quantity FROM shipment s JOIN order_line l ON l.order_id = s.order_id;
      UPDATE order_line l SET shipped_quantity = quantity
        FROM orders o WHERE o.id = l.order_id AND o.status IN ('shipped', 'delivered');

      CREATE SEQUENCE return_number_seq;
      CREATE TABLE order_return (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        return_number text NOT NULL UNIQUE DEFAULT 'RMA-' || to_char(now() AT TIME ZONE 'Europe/Bucharest', 'YYYY')
                        || '-' || lpad(nextval('return_number_seq')::text, 6, '0'),
        order_id      integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        state         text NOT NULL DEFAULT 'requested'
                      CHECK (state IN ('requested', 'approved', 'rejected', 'received', 'refunded', 'closed')),
        comment       text,
        -- Why it was rejected or closed.
        staff_reason  text,
        refund_method text CHECK (refund_method IN ('payment', 'transfer', 'cash')),
        refund_minor  integer CHECK (refund_minor > 0),
        created_at    timestamptz NOT NULL DEFAULT now(),
        updated_at    timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'refunded') = (refund_minor IS NOT NULL) AND (refund_minor IS NULL) = (refund_method IS NULL))
      );
      CREATE INDEX order_return_order ON order_return (order_id);
      CREATE INDEX order_return_state ON order_return (state, id);

      CREATE TABLE order_return_line (
        return_id     integer NOT NULL REFERENCES order_return (id) ON DELETE CASCADE,
        order_line_id integer NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
        quantity      integer NOT NULL CHECK (quantity > 0),
        reason        text NOT NULL,
        -- Null until it is received.
        is_restocked  boolean,
        PRIMARY KEY (return_id, order_line_id)
      );
      CREATE INDEX order_return_line_order_line ON order_return_line (order_line_id);

      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check CHECK (
        kind IN ('placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed',
                 'confirmed', 'reservation_expired', 'mail_capped', 'items_shipped', 'return_requested',
                 'return_approved', 'return_rejected', 'return_received', 'return_closed')
        OR kind = 'price_agreed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN ('items_shipped', 'return_requested', 'return_approved', 'return_rejected',
                                             'return_received', 'return_closed');
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check CHECK (
        kind IN ('placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed',
                 'confirmed', 'reservation_expired', 'mail_capped') OR kind = 'price_agreed');
      DROP TABLE order_return_line; DROP TABLE order_return; DROP SEQUENCE return_number_seq;
      DROP TABLE shipment_line; DROP TABLE shipment;
      ALTER TABLE order_line DROP COLUMN shipped_quantity, DROP COLUMN returned_quantity;
    `);
  }
}

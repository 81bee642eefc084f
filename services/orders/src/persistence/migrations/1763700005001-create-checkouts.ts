import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checkouts are drafts of orders with units held for them. Orders learn which payment pays them; the database itself
 * refuses a payment that pays two.
 */
export class CreateCheckouts1763700005001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE checkout (
        id         uuid PRIMARY KEY,
        visitor    text NOT NULL,
        user_id    integer REFERENCES app_user (id) ON DELETE SET NULL,
        state      text NOT NULL CHECK (state IN ('open', 'cancelled', 'ordered', 'out_of_stock')),
        draft_id   integer,
        is_held    boolean NOT NULL DEFAULT false,
        expires_at timestamptz NOT NULL,
        order_id   integer REFERENCES orders (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state IN ('ordered', 'out_of_stock')) = (order_id IS NOT NULL)),
        CHECK (NOT is_held OR state = 'open')
      );
      CREATE INDEX checkout_due ON checkout (expires_at) WHERE is_held;
      CREATE INDEX checkout_visitor ON checkout (visitor) WHERE is_held;
      CREATE INDEX checkout_order ON checkout (order_id) WHERE order_id IS NOT NULL;
      CREATE INDEX checkout_age ON checkout (created_at);

      -- Never changed: a payment pays what its draft said when it was started.
      CREATE TABLE checkout_draft (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        checkout_id  uuid NOT NULL REFERENCES checkout (id) ON DELETE CASCADE,
        request_hash text NOT NULL,
        request      jsonb NOT NULL,
        priced       jsonb NOT NULL,
        total_minor  integer NOT NULL CHECK (total_minor > 0),
        currency     text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        created_at   timestamptz NOT NULL DEFAULT now(),
        UNIQUE (checkout_id, id)
      );
      ALTER TABLE checkout ADD FOREIGN KEY (id, draft_id) REFERENCES checkout_draft (checkout_id, id)
        DEFERRABLE INITIALLY DEFERRED;

      CREATE TABLE checkout_payment (
        payment_id   integer PRIMARY KEY REFERENCES payment (id),
        checkout_id  uuid NOT NULL,
        draft_id     integer NOT NULL,
        method       text NOT NULL,
        FOREIGN KEY (checkout_id, draft_id) REFERENCES checkout_draft (checkout_id, id) ON DELETE CASCADE
      );
      CREATE INDEX checkout_payment_checkout ON checkout_payment (checkout_id, draft_id);

      -- Units that have left the stock for a checkout and belong to no order yet.
      CREATE TABLE stock_hold (
        checkout_id uuid NOT NULL REFERENCES checkout (id),
        product_id  integer NOT NULL REFERENCES product (id),
        quantity    integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (checkout_id, product_id)
      );
      CREATE INDEX stock_hold_product ON stock_hold (product_id);

      ALTER TABLE orders
        ADD COLUMN payment_id integer REFERENCES payment (id),
        ADD COLUMN refunded_minor integer NOT NULL DEFAULT 0 CHECK (refunded_minor >= 0),
        DROP CONSTRAINT orders_payment_status_check,
        ADD CONSTRAINT orders_payment_status_check CHECK (
          payment_status IN ('unpaid', 'paid', 'out_of_stock_paid', 'partly_refunded', 'refunded'));
      CREATE UNIQUE INDEX orders_paid_by ON orders (payment_id)
        WHERE payment_id IS NOT NULL AND payment_status <> 'unpaid';
      CREATE INDEX orders_waiting_for ON orders (payment_id)
        WHERE payment_id IS NOT NULL AND payment_status = 'unpaid';
      CREATE INDEX orders_awaiting_payment ON orders (created_at, id)
        WHERE payment_status = 'unpaid' AND payment_method <> 'cash' AND status <> 'cancelled';

      ALTER TABLE order_event
        ADD COLUMN amount_minor integer,
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (
          kind IN ('placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN ('paid', 'refund_requested', 'refunded', 'refund_failed');
      ALTER TABLE order_event
        DROP COLUMN amount_minor,
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (kind IN ('placed', 'status', 'shipment', 'note'));
      DROP INDEX orders_awaiting_payment;
      UPDATE orders SET payment_status = 'paid' WHERE payment_status IN ('out_of_stock_paid', 'partly_refunded');
      ALTER TABLE orders
        DROP COLUMN payment_id,
        DROP COLUMN refunded_minor,
        DROP CONSTRAINT orders_payment_status_check,
        ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('unpaid', 'paid', 'refunded'));
      DROP TABLE stock_hold; DROP TABLE checkout_payment; ALTER TABLE checkout DROP COLUMN draft_id;
      DROP TABLE checkout_draft; DROP TABLE checkout;
    `);
  }
}

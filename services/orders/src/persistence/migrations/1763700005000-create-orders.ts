import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database itself refuses an order whose sums do not add up. Numbers come from a sequence, so they may have
 * gaps: an order that is not placed uses one up.
 */
export class CreateOrders1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE order_number_seq;

      CREATE TABLE orders (
        id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_number     text NOT NULL UNIQUE,
        user_id          integer REFERENCES app_user (id) ON DELETE SET NULL,
        email            text NOT NULL,
        language         text NOT NULL,
        status           text NOT NULL
                         CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
        payment_method   text NOT NULL CHECK (payment_method IN ('stripe', 'revolut', 'paypal', 'cash')),
        payment_status   text NOT NULL CHECK (payment_status IN ('unpaid', 'paid', 'refunded')),
        currency         text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        subtotal_minor   integer NOT NULL CHECK (subtotal_minor >= 0),
        shipping_minor   integer NOT NULL CHECK (shipping_minor >= 0),
        vat_rate         numeric(5, 4) NOT NULL CHECK (vat_rate >= 0),
        vat_minor        integer NOT NULL CHECK (vat_minor >= 0),
        total_minor      integer NOT NULL CHECK (total_minor = subtotal_minor + shipping_minor + vat_minor),
        shipping_address jsonb NOT NULL,
        billing_address  jsonb NOT NULL,
        notes            text,
        awb_number       text,
        courier          text,
        created_at       timestamptz NOT NULL DEFAULT now(),
        updated_at       timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX orders_newest ON orders (created_at, id);
      CREATE INDEX orders_user ON orders (user_id, created_at, id) WHERE user_id IS NOT NULL;
      CREATE INDEX orders_status ON orders (status, created_at, id);

      CREATE TABLE order_line (
        id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id         integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        product_id       integer NOT NULL REFERENCES product (id),
        product_name     text NOT NULL,
        product_code     text NOT NULL,
        product_slug     text NOT NULL,
        image_url        text,
        unit_price_minor integer NOT NULL CHECK (unit_price_minor >= 0),
        quantity         integer NOT NULL CHECK (quantity > 0),
        line_total_minor integer NOT NULL CHECK (line_total_minor = unit_price_minor * quantity)
      );
      CREATE INDEX order_line_order ON order_line (order_id);

      CREATE TABLE order_event (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id      integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        at            timestamptz NOT NULL DEFAULT now(),
        kind          text NOT NULL CHECK (kind IN ('placed', 'status', 'shipment', 'note')),
        from_status   text,
        to_status     text,
        note          text,
        actor         text NOT NULL CHECK (actor IN ('guest', 'customer', 'admin', 'system')),
        actor_user_id integer REFERENCES app_user (id) ON DELETE SET NULL
      );
      CREATE INDEX order_event_order ON order_event (order_id);

      -- Checked at the end of the transaction: the key is claimed before the order it will belong to.
      CREATE TABLE idempotency_key (
        scope        text NOT NULL,
        key          text NOT NULL,
        request_hash text NOT NULL,
        order_id     integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        created_at   timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      );
      CREATE INDEX idempotency_key_order ON idempotency_key (order_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE idempotency_key; DROP TABLE order_event; DROP TABLE order_line; DROP TABLE orders;
      DROP SEQUENCE order_number_seq;
    `);
  }
}

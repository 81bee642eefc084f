import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that are paid to the bank account of the shop. */
export class OrderTransfers1798252000812 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_payment_method_check,
        ADD CONSTRAINT orders_payment_method_check
          CHECK (payment_method IN ('stripe', 'revolut', 'paypal', 'cash', 'bank_transfer')),
        ADD COLUMN transfer_reminded_at timestamptz;
      CREATE INDEX orders_awaiting_transfer ON orders (reserved_until)
        WHERE payment_method = 'bank_transfer' AND payment_status = 'unpaid' AND status = 'pending';
      CREATE TABLE order_transfer (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id      integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        amount_minor  bigint NOT NULL CHECK (amount_minor > 0),
        paid_on       date NOT NULL,
        reference     text NOT NULL,
        -- Of the line of a bank statement; null when it was recorded by hand.
        bank_entry_id integer,
        actor_user_id integer,
        recorded_at   timestamptz NOT NULL DEFAULT now(),
        undone_at     timestamptz,
        undone_by     integer
      );
      CREATE INDEX order_transfer_order ON order_transfer (order_id);
      CREATE UNIQUE INDEX order_transfer_once ON order_transfer (order_id, paid_on, amount_minor, reference)
        WHERE undone_at IS NULL AND bank_entry_id IS NULL;
      CREATE UNIQUE INDEX order_transfer_entry_once ON order_transfer (order_id, bank_entry_id)
        WHERE undone_at IS NULL AND bank_entry_id IS NOT NULL;
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'transfer_received', 'transfer_undone'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN ('transfer_received', 'transfer_undone');
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
      DROP TABLE order_transfer;
      UPDATE orders SET payment_method = 'cash' WHERE payment_method = 'bank_transfer';
      DROP INDEX orders_awaiting_transfer;
      ALTER TABLE orders DROP COLUMN transfer_reminded_at, DROP CONSTRAINT orders_payment_method_check,
        ADD CONSTRAINT orders_payment_method_check
          CHECK (payment_method IN ('stripe', 'revolut', 'paypal', 'cash'));
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'withdrawn', 'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed',
  'items_edited', 'addresses_edited', 'invoice_corrected', 'taxes_edited', 'balance_link_sent'`;

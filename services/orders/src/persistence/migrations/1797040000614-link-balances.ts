import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that take what a change added to a paid order. */
export class LinkBalances1797040000614 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_balance_link (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id     integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        token        text NOT NULL UNIQUE,
        amount_minor bigint NOT NULL CHECK (amount_minor > 0),
        sent_at      timestamptz NOT NULL DEFAULT now(),
        expires_at   timestamptz NOT NULL,
        paid_at      timestamptz
      );
      CREATE INDEX order_balance_link_order ON order_balance_link (order_id);
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'balance_link_sent'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind = 'balance_link_sent';
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
      DROP TABLE order_balance_link;
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'withdrawn', 'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed',
  'items_edited', 'addresses_edited', 'invoice_corrected', 'taxes_edited'`;

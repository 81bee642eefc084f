import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are taxed again once the register of VAT numbers answers. */
export class RetaxOrders1797020058911 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'taxes_edited'));
      CREATE INDEX orders_unconfirmed_number ON orders (id) WHERE vat_number_check ->> 'state' = 'unknown';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_unconfirmed_number;
      DELETE FROM order_event WHERE kind = 'taxes_edited';
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'withdrawn', 'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed',
  'items_edited', 'addresses_edited', 'invoice_corrected'`;

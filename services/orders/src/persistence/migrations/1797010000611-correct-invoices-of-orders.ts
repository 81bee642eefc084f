import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that changes has its invoice corrected, and its history says so. */
export class CorrectInvoicesOfOrders1797010000611 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'invoice_corrected'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind = 'invoice_corrected';
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'withdrawn', 'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed',
  'items_edited', 'addresses_edited'`;

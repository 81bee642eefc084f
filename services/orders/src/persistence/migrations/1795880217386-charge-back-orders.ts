import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'placed', 'status', 'shipment', 'note', 'paid', 'refund_requested', 'refunded', 'refund_failed',
  'confirmed', 'reservation_expired', 'mail_capped', 'items_shipped', 'return_requested', 'return_approved',
  'return_rejected', 'return_received', 'return_closed', 'price_agreed'`;
const DISPUTE_KINDS = `'disputed', 'dispute_won', 'charged_back'`;
const STATUSES = `'unpaid', 'paid', 'out_of_stock_paid', 'partly_refunded', 'refunded'`;

/** `refunded_minor` is all that went back; `charged_back_minor` is the part that nobody of the shop gave. */
export class ChargeBackOrders1795880217386 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN charged_back_minor integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_charged_back CHECK (charged_back_minor BETWEEN 0 AND refunded_minor),
        DROP CONSTRAINT orders_payment_status_check,
        ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN (${STATUSES}, 'charged_back'));
      ALTER TABLE order_event
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (kind IN (${KINDS}, ${DISPUTE_KINDS}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN (${DISPUTE_KINDS});
      UPDATE orders SET payment_status = 'refunded' WHERE payment_status = 'charged_back';
      ALTER TABLE order_event
        DROP CONSTRAINT order_event_kind_check,
        ADD CONSTRAINT order_event_kind_check CHECK (kind IN (${KINDS}));
      ALTER TABLE orders
        DROP COLUMN charged_back_minor,
        DROP CONSTRAINT orders_payment_status_check,
        ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN (${STATUSES}));
    `);
  }
}

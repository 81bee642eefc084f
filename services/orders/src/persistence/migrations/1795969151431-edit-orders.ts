import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes by the staff, returned units that are restocked in part, and numbers of delivery notes. */
export class EditOrders1795969151431 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        -- Of the total, what a change of a paid order added and is still to be paid.
        ADD COLUMN outstanding_minor integer NOT NULL DEFAULT 0
          CONSTRAINT orders_outstanding_check CHECK (outstanding_minor BETWEEN 0 AND total_minor),
        -- Went back because a change made the order cheaper: the total is without it, and so is refunded_minor.
        ADD COLUMN edit_refunded_minor integer NOT NULL DEFAULT 0
          CONSTRAINT orders_edit_refunded_check CHECK (edit_refunded_minor >= 0);
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'items_edited', 'addresses_edited'));
      -- Of a returned line, the units that went back to the stock; null until it is received.
      ALTER TABLE order_return_line ADD COLUMN restocked_quantity integer
        CONSTRAINT order_return_line_restocked_check CHECK (restocked_quantity BETWEEN 0 AND quantity);
      UPDATE order_return_line SET restocked_quantity = CASE WHEN is_restocked THEN quantity ELSE 0 END
       WHERE is_restocked IS NOT NULL;
      CREATE SEQUENCE delivery_note_number_seq;
      ALTER TABLE shipment ADD COLUMN delivery_note_number text NOT NULL UNIQUE
        DEFAULT 'DN-' || to_char(now() AT TIME ZONE 'Europe/Bucharest', 'YYYY')
                || '-' || lpad(nextval('delivery_note_number_seq')::text, 6, '0');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind IN ('items_edited', 'addresses_edited');
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
      ALTER TABLE shipment DROP COLUMN delivery_note_number;
      DROP SEQUENCE delivery_note_number_seq;
      ALTER TABLE order_return_line DROP COLUMN restocked_quantity;
      ALTER TABLE orders DROP COLUMN outstanding_minor, DROP COLUMN edit_refunded_minor;
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'withdrawn', 'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed'`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A withdrawal is a return that was declared; orders of before are a company's where they name it with its tax number. */
export class WithdrawFromContracts1795934823205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN buyer_kind text NOT NULL DEFAULT 'consumer'
        CONSTRAINT orders_buyer_kind_check CHECK (buyer_kind IN ('consumer', 'business'));
      UPDATE orders SET buyer_kind = 'business'
       WHERE vat_number IS NOT NULL AND coalesce(trim(billing_address ->> 'company'), '') <> '';

      ALTER TABLE order_line
        -- As it was when the line was ordered.
        ADD COLUMN withdrawal_exception text,
        -- Units that were withdrawn before they were shipped: they are never shipped.
        ADD COLUMN withdrawn_quantity integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_line_withdrawn_check
          CHECK (withdrawn_quantity >= 0 AND shipped_quantity + withdrawn_quantity <= quantity);

      ALTER TABLE order_return
        ADD COLUMN declared_by     text,
        ADD COLUMN declaration_key uuid UNIQUE;
      ALTER TABLE order_return_line
        -- Of these, units that had not left the shop.
        ADD COLUMN unshipped_quantity  integer NOT NULL DEFAULT 0,
        -- Of those, units that had not been taken from the stock.
        ADD COLUMN undeducted_quantity integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_return_line_unshipped_check
          CHECK (undeducted_quantity BETWEEN 0 AND unshipped_quantity AND unshipped_quantity <= quantity);

      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}, 'withdrawn'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_event WHERE kind = 'withdrawn';
      ALTER TABLE order_event DROP CONSTRAINT order_event_kind_check, ADD CONSTRAINT order_event_kind_check
        CHECK (kind IN (${KINDS}));
      ALTER TABLE order_return_line DROP COLUMN unshipped_quantity, DROP COLUMN undeducted_quantity;
      ALTER TABLE order_return DROP COLUMN declared_by, DROP COLUMN declaration_key;
      ALTER TABLE order_line DROP COLUMN withdrawal_exception, DROP COLUMN withdrawn_quantity;
      ALTER TABLE orders DROP COLUMN buyer_kind;
    `);
  }
}

const KINDS = `'placed', 'status', 'shipment', 'note', 'confirmed', 'reservation_expired', 'mail_capped', 'price_agreed',
  'paid', 'refund_requested', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back', 'items_shipped',
  'return_requested', 'return_approved', 'return_rejected', 'return_received', 'return_closed'`;

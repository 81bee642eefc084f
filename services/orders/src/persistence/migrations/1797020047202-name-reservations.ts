import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that no worker has handled yet keep their handlers under the new name. */
export class NameReservations1797020047202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_hold RENAME TO stock_reservation;
      ALTER INDEX stock_hold_pkey RENAME TO stock_reservation_pkey;
      ALTER INDEX stock_hold_product RENAME TO stock_reservation_product;
      ALTER TABLE checkout RENAME COLUMN is_held TO is_reserved;
      ALTER TABLE checkout RENAME COLUMN visitor TO rate_limit_key;
      ALTER INDEX checkout_visitor RENAME TO checkout_reserved_by;
      ALTER TABLE orders RENAME COLUMN visitor TO rate_limit_key;
      UPDATE outbox_message SET event = 'orders.checkout-expired' WHERE event = 'orders.hold-expired';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE outbox_message SET event = 'orders.hold-expired' WHERE event = 'orders.checkout-expired';
      ALTER TABLE orders RENAME COLUMN rate_limit_key TO visitor;
      ALTER INDEX checkout_reserved_by RENAME TO checkout_visitor;
      ALTER TABLE checkout RENAME COLUMN rate_limit_key TO visitor;
      ALTER TABLE checkout RENAME COLUMN is_reserved TO is_held;
      ALTER INDEX stock_reservation_product RENAME TO stock_hold_product;
      ALTER INDEX stock_reservation_pkey RENAME TO stock_hold_pkey;
      ALTER TABLE stock_reservation RENAME TO stock_hold;
    `);
  }
}

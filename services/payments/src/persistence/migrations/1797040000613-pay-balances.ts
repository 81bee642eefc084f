import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a change added to a paid order is a third subject of payments; it pays the order beside its first payment. */
export class PayBalances1797040000613 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        -- Orders stand to the right of payments, so this is no foreign key.
        ADD COLUMN balance_id integer,
        DROP CONSTRAINT payment_subject,
        ADD CONSTRAINT payment_subject CHECK (num_nonnulls(checkout_id, invoice_number, balance_id) <= 1);
      DROP INDEX payment_order;
      CREATE UNIQUE INDEX payment_order ON payment (order_id)
        WHERE status IN ('captured', 'partly_refunded') AND balance_id IS NULL;
      CREATE INDEX payment_balance_id ON payment (balance_id) WHERE balance_id IS NOT NULL;
      CREATE UNIQUE INDEX payment_balance ON payment (balance_id)
        WHERE order_id IS NOT NULL AND status IN ('captured', 'partly_refunded');
      CREATE INDEX payment_of_order ON payment (order_id) WHERE order_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_of_order, payment_balance, payment_balance_id, payment_order;
      UPDATE payment SET order_id = NULL WHERE balance_id IS NOT NULL;
      CREATE UNIQUE INDEX payment_order ON payment (order_id) WHERE status IN ('captured', 'partly_refunded');
      ALTER TABLE payment DROP CONSTRAINT payment_subject, DROP COLUMN balance_id,
        ADD CONSTRAINT payment_subject CHECK (checkout_id IS NULL OR invoice_number IS NULL);
    `);
  }
}

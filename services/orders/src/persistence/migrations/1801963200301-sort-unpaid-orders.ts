import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few unpaid orders are sorted by their totals from this index; without them in it the planner read the totals of all orders. */
export class SortUnpaidOrders1801963200301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(index('INCLUDE (total_minor)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index(''));
  }
}

const index = (included: string) => `
  DROP INDEX orders_awaiting_payment;
  CREATE INDEX orders_awaiting_payment ON orders (created_at, id) ${included}
   WHERE payment_status = 'unpaid' AND payment_method <> 'cash' AND status <> 'cancelled'`;

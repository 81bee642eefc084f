import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindOrdersToShip1795952000417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX orders_awaiting_shipment ON orders (created_at, id) INCLUDE (promised_last_day)
        WHERE status IN ('pending', 'processing') AND reserved_until IS NULL
          AND (payment_method = 'cash' OR payment_status <> 'unpaid')
          AND payment_status NOT IN ('refunded', 'out_of_stock_paid', 'charged_back');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_awaiting_shipment');
  }
}

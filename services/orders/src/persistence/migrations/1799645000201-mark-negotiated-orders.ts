import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of accepted quotes, whose number stood in the note of how they were placed. */
export class MarkNegotiatedOrders1799645000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN is_negotiated boolean NOT NULL DEFAULT false;
      UPDATE orders SET is_negotiated = true
       WHERE id IN (SELECT order_id FROM order_event WHERE kind = 'placed' AND note IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN is_negotiated');
  }
}

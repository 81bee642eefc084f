import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were delivered before count as asked, so that an upgrade mails nobody about old ones. */
export class RequestReviews1795380752339 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN review_requested_at timestamptz;
      UPDATE orders SET review_requested_at = now() WHERE status = 'delivered' AND user_id IS NOT NULL;
      CREATE INDEX orders_review_due ON orders (id)
        WHERE status = 'delivered' AND user_id IS NOT NULL AND review_requested_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN review_requested_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments in a provider's own test mode, payments under review, and refunds that a provider took back. */
export class TrackReviewAndReversedRefunds1795318204618 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        ADD COLUMN is_test boolean NOT NULL DEFAULT false,
        ADD COLUMN is_in_review boolean NOT NULL DEFAULT false;
      ALTER TABLE payment_refund ADD COLUMN failed_at timestamptz;
      UPDATE payment_refund SET failed_at = requested_at WHERE status = 'failed';
      CREATE INDEX payment_refund_failed ON payment_refund (payment_id) WHERE status = 'failed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_refund_failed;
      ALTER TABLE payment DROP COLUMN is_test, DROP COLUMN is_in_review;
      ALTER TABLE payment_refund DROP COLUMN failed_at;
    `);
  }
}

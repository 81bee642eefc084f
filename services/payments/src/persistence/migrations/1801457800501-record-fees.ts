import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers keep of a payment, and the movements of a month by their time. */
export class RecordFees1801457800501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        ADD COLUMN fee_minor bigint,
        ADD COLUMN fee_currency text CHECK (fee_currency ~ '^[A-Z]{3}$'),
        ADD CONSTRAINT payment_fee CHECK ((fee_minor IS NULL) = (fee_currency IS NULL));
      CREATE INDEX payment_event_moved ON payment_event (at)
        WHERE kind IN ('captured', 'refund_done', 'charged_back', 'dispute_won');
      CREATE INDEX payment_refund_failed_day ON payment_refund (failed_at) WHERE status = 'failed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_refund_failed_day, payment_event_moved;
      ALTER TABLE payment DROP COLUMN fee_minor, DROP COLUMN fee_currency;
    `);
  }
}

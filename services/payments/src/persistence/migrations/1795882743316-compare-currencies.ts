import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'started', 'pending', 'failed', 'cancelled', 'captured', 'matched', 'refund_requested', 'refund_done',
  'refund_failed', 'disputed', 'dispute_won', 'charged_back'`;

/** What was captured need not be what was asked for: a payment in another currency pays nothing here. */
export class CompareCurrencies1795882743316 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment ADD COLUMN captured_currency text CHECK (captured_currency ~ '^[A-Z]{3}$');
      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (kind IN (${KINDS}, 'mismatched'));
      UPDATE payment SET captured_currency = currency WHERE captured_minor > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM payment_event WHERE kind = 'mismatched';
      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (kind IN (${KINDS}));
      ALTER TABLE payment DROP COLUMN captured_currency;
    `);
  }
}

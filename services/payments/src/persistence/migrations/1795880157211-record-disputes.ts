import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lost disputes and reversals take money away that was captured. */
export class RecordDisputes1795880157211 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_dispute (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id   integer NOT NULL REFERENCES payment (id),
        provider_ref text NOT NULL,
        kind         text NOT NULL CHECK (kind IN ('dispute', 'reversal')),
        state        text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
        amount_minor integer NOT NULL CHECK (amount_minor >= 0),
        reason       text,
        respond_by   timestamptz,
        opened_at    timestamptz NOT NULL DEFAULT now(),
        closed_at    timestamptz,
        -- When the provider said so: what was said before changes nothing any more.
        as_of        timestamptz NOT NULL,
        checked_at   timestamptz,
        UNIQUE (payment_id, provider_ref)
      );
      CREATE INDEX payment_dispute_open ON payment_dispute (payment_id) WHERE state = 'open';

      ALTER TABLE webhook_event ADD COLUMN dispute_ref text, ADD COLUMN dispute jsonb;

      ALTER TABLE payment
        ADD COLUMN charged_back_minor integer NOT NULL DEFAULT 0 CHECK (charged_back_minor >= 0),
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check CHECK (
          status IN ('created', 'pending', 'failed', 'cancelled', 'captured', 'partly_refunded', 'refunded',
                     'charged_back')),
        DROP CONSTRAINT payment_check1,
        ADD CONSTRAINT payment_captured CHECK (
          (status IN ('captured', 'partly_refunded', 'refunded', 'charged_back')) = (captured_minor > 0));

      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (
          kind IN ('started', 'pending', 'failed', 'cancelled', 'captured', 'matched',
                   'refund_requested', 'refund_done', 'refund_failed', 'disputed', 'dispute_won', 'charged_back'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM payment_event WHERE kind IN ('dispute_won', 'charged_back');
      UPDATE payment SET status = 'refunded' WHERE status = 'charged_back';
      ALTER TABLE payment_event
        DROP CONSTRAINT payment_event_kind_check,
        ADD CONSTRAINT payment_event_kind_check CHECK (
          kind IN ('started', 'pending', 'failed', 'cancelled', 'captured', 'matched',
                   'refund_requested', 'refund_done', 'refund_failed', 'disputed'));
      ALTER TABLE payment
        DROP COLUMN charged_back_minor,
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check CHECK (
          status IN ('created', 'pending', 'failed', 'cancelled', 'captured', 'partly_refunded', 'refunded')),
        DROP CONSTRAINT payment_captured,
        ADD CONSTRAINT payment_check1 CHECK (
          (status IN ('captured', 'partly_refunded', 'refunded')) = (captured_minor > 0));
      ALTER TABLE webhook_event DROP COLUMN dispute_ref, DROP COLUMN dispute;
      DROP TABLE payment_dispute;
    `);
  }
}

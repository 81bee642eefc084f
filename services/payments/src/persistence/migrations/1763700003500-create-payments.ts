import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database itself refuses sums that cannot be: more given back than was asked for, more asked for than was taken,
 * an order paid with nothing, or with two payments at once.
 */
export class CreatePayments1763700003500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment (
        id                     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        method                 text NOT NULL CHECK (method IN ('stripe', 'revolut', 'paypal')),
        is_sandbox             boolean NOT NULL,
        intent_key             text NOT NULL UNIQUE,
        reference              uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        provider_ref           text UNIQUE,
        capture_ref            text,
        checkout_id            text,
        amount_minor           integer NOT NULL CHECK (amount_minor > 0),
        currency               text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        description            text NOT NULL,
        email                  text,
        status                 text NOT NULL DEFAULT 'created'
                               CHECK (status IN ('created', 'pending', 'failed', 'cancelled', 'captured',
                                                 'partly_refunded', 'refunded')),
        captured_minor         integer NOT NULL DEFAULT 0,
        refund_requested_minor integer NOT NULL DEFAULT 0,
        refunded_minor         integer NOT NULL DEFAULT 0 CHECK (refunded_minor >= 0),
        -- Orders stand to the right of payments, so this is no foreign key.
        order_id               integer,
        failure_message        text,
        starting_until         timestamptz,
        checked_at             timestamptz,
        created_at             timestamptz NOT NULL DEFAULT now(),
        updated_at             timestamptz NOT NULL DEFAULT now(),
        captured_at            timestamptz,
        CHECK (refunded_minor <= refund_requested_minor AND refund_requested_minor <= captured_minor),
        CHECK ((status IN ('captured', 'partly_refunded', 'refunded')) = (captured_minor > 0)),
        CHECK (order_id IS NULL OR captured_minor > 0)
      );
      CREATE UNIQUE INDEX payment_order ON payment (order_id) WHERE status IN ('captured', 'partly_refunded');
      CREATE INDEX payment_capture_ref ON payment (capture_ref) WHERE capture_ref IS NOT NULL;
      CREATE INDEX payment_checkout ON payment (checkout_id) WHERE checkout_id IS NOT NULL;
      CREATE INDEX payment_unmatched ON payment (id)
        WHERE order_id IS NULL AND status IN ('captured', 'partly_refunded');
      CREATE INDEX payment_open ON payment (created_at) WHERE status IN ('created', 'pending', 'failed');

      CREATE TABLE payment_refund (
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id      integer NOT NULL REFERENCES payment (id),
        amount_minor    integer NOT NULL CHECK (amount_minor > 0),
        reason          text NOT NULL
                        CHECK (reason IN ('out-of-stock', 'cancelled', 'unmatched', 'by-hand', 'by-provider')),
        actor_user_id   integer REFERENCES app_user (id) ON DELETE SET NULL,
        intent_key      text NOT NULL,
        reference       uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        status          text NOT NULL DEFAULT 'requested'
                        CHECK (status IN ('requested', 'pending', 'done', 'failed')),
        provider_ref    text,
        failure_message text,
        requested_at    timestamptz NOT NULL DEFAULT now(),
        checked_at      timestamptz,
        done_at         timestamptz,
        UNIQUE (payment_id, intent_key)
      );
      CREATE INDEX payment_refund_provider_ref ON payment_refund (provider_ref) WHERE provider_ref IS NOT NULL;
      CREATE INDEX payment_refund_open ON payment_refund (requested_at) WHERE status IN ('requested', 'pending');

      CREATE TABLE payment_event (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id    integer NOT NULL REFERENCES payment (id),
        at            timestamptz NOT NULL DEFAULT now(),
        kind          text NOT NULL
                      CHECK (kind IN ('started', 'pending', 'failed', 'cancelled', 'captured', 'matched',
                                      'refund_requested', 'refund_done', 'refund_failed')),
        amount_minor  integer,
        note          text,
        actor_user_id integer REFERENCES app_user (id) ON DELETE SET NULL
      );
      CREATE INDEX payment_event_payment ON payment_event (payment_id);

      -- What was sent stays with the provider: a message is a hint to ask it, and its personal data is not ours to keep.
      CREATE TABLE webhook_event (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        provider      text NOT NULL CHECK (provider IN ('stripe', 'revolut', 'paypal')),
        is_sandbox    boolean NOT NULL,
        event_id      text NOT NULL,
        type          text NOT NULL,
        provider_refs text[] NOT NULL,
        reference     text,
        deliveries    integer NOT NULL DEFAULT 1,
        received_at   timestamptz NOT NULL DEFAULT now(),
        processed_at  timestamptz,
        payment_id    integer REFERENCES payment (id),
        UNIQUE (provider, event_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE webhook_event; DROP TABLE payment_event; DROP TABLE payment_refund; DROP TABLE payment;
    `);
  }
}

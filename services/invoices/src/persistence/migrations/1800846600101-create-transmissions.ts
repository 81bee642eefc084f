import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is sent to a tax office: a row for each document and channel, the access to the office, the messages it lists, and
 * how many calls of its quotas were made.
 */
export class CreateTransmissions1800846600101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_transmission (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        invoice_id    integer     NOT NULL REFERENCES invoice,
        channel       text        NOT NULL,
        state         text        NOT NULL DEFAULT 'to_send'
                      CHECK (state IN ('to_send', 'sending', 'sent', 'accepted', 'rejected')),
        deadline      date        NOT NULL,
        warn_on       date        NOT NULL,
        warned_at     timestamptz,
        next_at       timestamptz NOT NULL DEFAULT now(),
        attempts      integer     NOT NULL DEFAULT 0,
        called_at     timestamptz,
        looked_at     timestamptz,
        polls         integer     NOT NULL DEFAULT 0,
        mapping       text,
        document      text,
        document_hash bytea,
        recipient     text,
        upload_id     text,
        download_id   text,
        problems      jsonb       NOT NULL DEFAULT '[]',
        note          text,
        answered_at   timestamptz,
        seal_file     text,
        seal_hash     bytea,
        UNIQUE (invoice_id, channel)
      );
      CREATE UNIQUE INDEX document_transmission_upload ON document_transmission (channel, upload_id)
        WHERE upload_id IS NOT NULL;
      CREATE INDEX document_transmission_due ON document_transmission (channel, state, next_at)
        WHERE state IN ('to_send', 'sending', 'sent');
      CREATE INDEX document_transmission_unsealed ON document_transmission (channel, next_at)
        WHERE download_id IS NOT NULL AND seal_file IS NULL;
      CREATE INDEX document_transmission_rejected ON document_transmission (channel, invoice_id) WHERE state = 'rejected';

      CREATE TABLE authority_connection (
        channel                text PRIMARY KEY,
        state                  text        NOT NULL CHECK (state IN ('asked', 'connected', 'lost')),
        access_token           bytea,
        access_expires_at      timestamptz,
        refresh_token          bytea,
        previous_refresh_token bytea,
        refreshing_until       timestamptz,
        request_hash           bytea,
        request_ends_at        timestamptz,
        requested_by           jsonb,
        starts_on              date,
        sends_abroad           boolean     NOT NULL DEFAULT false,
        connected_at           timestamptz,
        connected_by           text,
        listed_until           timestamptz,
        problem                text
      );

      CREATE TABLE authority_message (
        channel       text        NOT NULL,
        id            text        NOT NULL,
        kind          text        NOT NULL CHECK (kind IN ('sent', 'received', 'errors', 'reply', 'other')),
        request_id    text        NOT NULL,
        created_at    timestamptz NOT NULL,
        details       text        NOT NULL,
        sender        text,
        recipient     text,
        document_hash bytea,
        file          text,
        PRIMARY KEY (channel, id)
      );
      CREATE INDEX authority_message_listed ON authority_message (channel, created_at DESC, id DESC)
        WHERE kind IN ('received', 'reply');

      CREATE TABLE call_budget (
        name    text        NOT NULL,
        period  text        NOT NULL,
        used    integer     NOT NULL,
        ends_at timestamptz NOT NULL,
        PRIMARY KEY (name, period)
      );
      CREATE INDEX call_budget_end ON call_budget (ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE call_budget, authority_message, authority_connection, document_transmission',
    );
  }
}

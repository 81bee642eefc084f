import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnswerEnquiries1795402082391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiry_reply (
        id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id integer REFERENCES contact_message (id) ON DELETE CASCADE,
        request_id integer REFERENCES quote_request (id) ON DELETE CASCADE,
        author_id  integer REFERENCES app_user (id) ON DELETE SET NULL,
        author     text NOT NULL,
        text       text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(message_id, request_id) = 1)
      );
      CREATE INDEX enquiry_reply_message ON enquiry_reply (message_id) WHERE message_id IS NOT NULL;
      CREATE INDEX enquiry_reply_request ON enquiry_reply (request_id) WHERE request_id IS NOT NULL;
      CREATE INDEX enquiry_reply_author ON enquiry_reply (author_id) WHERE author_id IS NOT NULL;
      CREATE INDEX contact_message_new ON contact_message (id) WHERE status = 'new';
      CREATE INDEX quote_request_new ON quote_request (id) WHERE status = 'new';

      CREATE TABLE quote (
        id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        request_id     integer NOT NULL REFERENCES quote_request (id) ON DELETE CASCADE,
        version        integer NOT NULL CHECK (version > 0),
        status         text NOT NULL DEFAULT 'sent'
                       CHECK (status IN ('sent', 'replaced', 'withdrawn', 'declined', 'accepted')),
        currency       text NOT NULL,
        shipping_minor integer NOT NULL CHECK (shipping_minor >= 0),
        vat_rate       numeric(5, 4) NOT NULL,
        note           text,
        valid_until    date NOT NULL,
        sent_at        timestamptz NOT NULL DEFAULT now(),
        sent_by        integer REFERENCES app_user (id) ON DELETE SET NULL,
        decided_at     timestamptz,
        order_id       integer UNIQUE REFERENCES orders (id),
        UNIQUE (request_id, version),
        CHECK ((status = 'accepted') = (order_id IS NOT NULL))
      );
      CREATE INDEX quote_sent_by ON quote (sent_by) WHERE sent_by IS NOT NULL;
      CREATE UNIQUE INDEX quote_open ON quote (request_id) WHERE status IN ('sent', 'accepted');

      CREATE TABLE quote_line (
        id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        quote_id         integer NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
        product_id       integer NOT NULL REFERENCES product (id),
        product_name     text NOT NULL,
        product_code     text NOT NULL,
        quantity         integer NOT NULL CHECK (quantity > 0),
        unit_price_minor integer NOT NULL CHECK (unit_price_minor > 0)
      );
      CREATE INDEX quote_line_quote ON quote_line (quote_id);
      CREATE INDEX quote_line_product ON quote_line (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE quote_line; DROP TABLE quote; DROP TABLE enquiry_reply;
      DROP INDEX contact_message_new; DROP INDEX quote_request_new`);
  }
}

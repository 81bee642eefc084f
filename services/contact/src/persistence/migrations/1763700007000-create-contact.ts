import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What both tables say about the sender, the state, and the Idempotency-Key under which it came. */
const ENQUIRY = `
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id      integer REFERENCES app_user (id) ON DELETE SET NULL,
  name         text NOT NULL,
  email        text NOT NULL,
  phone        text,
  language     text NOT NULL,
  status       text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'answered', 'closed')),
  created_at   timestamptz NOT NULL DEFAULT now(),
  intent_scope text,
  intent_key   text,
  request_hash text,
  UNIQUE (intent_scope, intent_key)`;

export class CreateContact1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_message (
        ${ENQUIRY},
        subject      text NOT NULL,
        category     text NOT NULL
                     CHECK (category IN ('general', 'product', 'order', 'technical', 'billing', 'partnership')),
        message      text NOT NULL,
        order_number text CHECK (order_number IS NULL OR category = 'order')
      );
      CREATE INDEX contact_message_newest ON contact_message (created_at, id);
      CREATE INDEX contact_message_user ON contact_message (user_id) WHERE user_id IS NOT NULL;

      CREATE TABLE quote_request (
        ${ENQUIRY},
        company_name text NOT NULL,
        country      text,
        vat_number   text,
        products     text NOT NULL,
        locations    integer CHECK (locations > 0)
      );
      CREATE INDEX quote_request_newest ON quote_request (created_at, id);
      CREATE INDEX quote_request_user ON quote_request (user_id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE quote_request; DROP TABLE contact_message');
  }
}

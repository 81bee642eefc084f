import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid for an invoice after it was issued: the invoice itself never changes. */
export class CreateInvoicePayments1795379113272 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_payment (
        id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        invoice_id     integer NOT NULL REFERENCES invoice (id),
        kind           text NOT NULL CHECK (kind IN ('online', 'wire_transfer', 'order')),
        payment_id     integer UNIQUE REFERENCES payment (id),
        amount_minor   integer NOT NULL CHECK (amount_minor > 0),
        refunded_minor integer NOT NULL DEFAULT 0,
        paid_on        date NOT NULL,
        reference      text,
        actor_user_id  integer REFERENCES app_user (id) ON DELETE SET NULL,
        created_at     timestamptz NOT NULL DEFAULT now(),
        undone_at      timestamptz,
        undone_by      integer REFERENCES app_user (id) ON DELETE SET NULL,
        CHECK (refunded_minor BETWEEN 0 AND amount_minor),
        CHECK ((kind = 'online') = (payment_id IS NOT NULL)),
        CHECK ((kind = 'wire_transfer') = (reference IS NOT NULL)),
        CHECK (kind = 'wire_transfer' OR undone_at IS NULL)
      );
      CREATE INDEX invoice_payment_invoice ON invoice_payment (invoice_id);
      CREATE UNIQUE INDEX invoice_payment_transfer ON invoice_payment (invoice_id, reference, paid_on, amount_minor)
        WHERE kind = 'wire_transfer' AND undone_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_payment');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What arrives above an invoice is a credit of its customer: it pays other invoices or is transferred back. */
export class KeepOverpayments1801962000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_payment
        ADD COLUMN excess_minor bigint NOT NULL DEFAULT 0 CHECK (excess_minor >= 0),
        -- Of a credit that pays: the transfer that it is left of.
        ADD COLUMN credit_of_id integer REFERENCES invoice_payment (id),
        DROP CONSTRAINT invoice_payment_kind_check,
        ADD CONSTRAINT invoice_payment_kind_check CHECK (kind IN ('online', 'wire_transfer', 'order', 'credit')),
        DROP CONSTRAINT invoice_payment_amount_minor_check,
        ADD CONSTRAINT invoice_payment_amount_minor_check CHECK (amount_minor >= 0 AND amount_minor + excess_minor > 0),
        DROP CONSTRAINT invoice_payment_check3,
        ADD CONSTRAINT invoice_payment_undone CHECK (kind IN ('wire_transfer', 'credit') OR undone_at IS NULL),
        ADD CONSTRAINT invoice_payment_excess CHECK (excess_minor = 0 OR kind = 'wire_transfer'),
        ADD CONSTRAINT invoice_payment_credit CHECK ((kind = 'credit') = (credit_of_id IS NOT NULL));
      DROP INDEX invoice_payment_transfer;
      CREATE UNIQUE INDEX invoice_payment_transfer
          ON invoice_payment (invoice_id, reference, paid_on, (amount_minor + excess_minor))
       WHERE kind = 'wire_transfer' AND undone_at IS NULL;
      CREATE INDEX invoice_payment_excess ON invoice_payment (invoice_id) WHERE excess_minor > 0 AND undone_at IS NULL;
      CREATE INDEX invoice_payment_credit_of ON invoice_payment (credit_of_id) WHERE credit_of_id IS NOT NULL;

      CREATE TABLE credit_refund (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id    integer NOT NULL REFERENCES invoice_payment (id),
        amount_minor  bigint NOT NULL CHECK (amount_minor > 0),
        paid_on       date NOT NULL,
        reference     text NOT NULL,
        actor_user_id integer REFERENCES app_user (id) ON DELETE SET NULL,
        created_at    timestamptz NOT NULL DEFAULT now(),
        undone_at     timestamptz,
        undone_by     integer REFERENCES app_user (id) ON DELETE SET NULL
      );
      CREATE UNIQUE INDEX credit_refund_once ON credit_refund (payment_id, reference, paid_on, amount_minor)
       WHERE undone_at IS NULL;
      CREATE INDEX credit_refund_day ON credit_refund (paid_on) WHERE undone_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE credit_refund;
      DROP INDEX invoice_payment_transfer, invoice_payment_excess;
      DELETE FROM invoice_payment WHERE kind = 'credit' OR amount_minor = 0;
      ALTER TABLE invoice_payment
        DROP COLUMN excess_minor,
        DROP COLUMN credit_of_id,
        DROP CONSTRAINT invoice_payment_kind_check,
        ADD CONSTRAINT invoice_payment_kind_check CHECK (kind IN ('online', 'wire_transfer', 'order')),
        ADD CONSTRAINT invoice_payment_amount_minor_check CHECK (amount_minor > 0),
        DROP CONSTRAINT invoice_payment_undone,
        ADD CONSTRAINT invoice_payment_check3 CHECK (kind = 'wire_transfer' OR undone_at IS NULL);
      CREATE UNIQUE INDEX invoice_payment_transfer ON invoice_payment (invoice_id, reference, paid_on, amount_minor)
       WHERE kind = 'wire_transfer' AND undone_at IS NULL;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment has one subject at most: a checkout or an invoice. An invoice has one payment that is not refunded. */
export class PayInvoices1795379331831 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        -- Invoices stand to the right of payments, so this is no foreign key.
        ADD COLUMN invoice_number text,
        ADD COLUMN pays_invoice boolean NOT NULL DEFAULT false,
        ADD COLUMN return_path text,
        ADD CONSTRAINT payment_subject CHECK (checkout_id IS NULL OR invoice_number IS NULL),
        ADD CONSTRAINT payment_pays_invoice
          CHECK (NOT pays_invoice OR (invoice_number IS NOT NULL AND order_id IS NULL AND captured_minor > 0));
      CREATE INDEX payment_invoice_number ON payment (invoice_number) WHERE invoice_number IS NOT NULL;
      CREATE UNIQUE INDEX payment_invoice ON payment (invoice_number)
        WHERE pays_invoice AND status IN ('captured', 'partly_refunded');
      DROP INDEX payment_unmatched;
      CREATE INDEX payment_unmatched ON payment (id)
        WHERE order_id IS NULL AND NOT pays_invoice AND status IN ('captured', 'partly_refunded');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_unmatched;
      DROP INDEX payment_invoice;
      DROP INDEX payment_invoice_number;
      ALTER TABLE payment DROP COLUMN return_path, DROP COLUMN pays_invoice, DROP COLUMN invoice_number;
      CREATE INDEX payment_unmatched ON payment (id)
        WHERE order_id IS NULL AND status IN ('captured', 'partly_refunded');
    `);
  }
}

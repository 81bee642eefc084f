import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A transfer is known by its line of a bank statement, also once its invoice was corrected. */
export class KeepBankEntries1801963000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_payment
        -- Of the line of a bank statement; null when it was recorded by hand.
        ADD COLUMN bank_entry_id integer,
        ADD CONSTRAINT invoice_payment_entry CHECK (bank_entry_id IS NULL OR kind = 'wire_transfer');
      DROP INDEX invoice_payment_transfer;
      CREATE UNIQUE INDEX invoice_payment_transfer
          ON invoice_payment (invoice_id, reference, paid_on, (amount_minor + excess_minor))
       WHERE kind = 'wire_transfer' AND undone_at IS NULL AND bank_entry_id IS NULL;
      CREATE UNIQUE INDEX invoice_payment_entry_once ON invoice_payment (bank_entry_id, invoice_id)
       WHERE undone_at IS NULL AND bank_entry_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoice_payment_entry_once, invoice_payment_transfer;
      ALTER TABLE invoice_payment DROP COLUMN bank_entry_id;
      CREATE UNIQUE INDEX invoice_payment_transfer
          ON invoice_payment (invoice_id, reference, paid_on, (amount_minor + excess_minor))
       WHERE kind = 'wire_transfer' AND undone_at IS NULL;
    `);
  }
}

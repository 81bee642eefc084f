import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of open invoices: off until the owner wants them, and for single customers. */
export class RemindOfInvoices1801457801001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminder_settings (
        id    integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        is_on boolean NOT NULL
      );
      INSERT INTO reminder_settings (is_on) VALUES (false);
      CREATE TABLE payment_reminder (
        invoice_id integer NOT NULL REFERENCES invoice (id),
        -- Days after it was due.
        step       smallint NOT NULL CHECK (step IN (-3, 0, 7, 14)),
        sent_at    timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (invoice_id, step)
      );
      CREATE TABLE reminder_exclusion (
        -- A hash of what the customer is known by.
        customer   bytea PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reminder_exclusion, payment_reminder, reminder_settings');
  }
}

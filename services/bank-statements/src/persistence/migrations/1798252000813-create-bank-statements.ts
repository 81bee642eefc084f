import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBankStatements1798252000813 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_statement (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_name   text NOT NULL,
        format      text NOT NULL CHECK (format IN ('camt053', 'mt940', 'csv')),
        iban        text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        imported_by integer
      );
      CREATE TABLE bank_entry (
        id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        statement_id      integer NOT NULL REFERENCES bank_statement (id),
        -- The same for the same movement in another file.
        fingerprint       bytea NOT NULL UNIQUE,
        booked_on         date NOT NULL,
        amount_minor      bigint NOT NULL,
        currency          text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        counterparty_name text NOT NULL,
        counterparty_iban text NOT NULL,
        text              text NOT NULL,
        is_return         boolean NOT NULL,
        state             text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'matched', 'ignored', 'returned')),
        -- [{number, amountMinor}]: what it pays.
        parts             jsonb NOT NULL DEFAULT '[]',
        returns_entry_id  integer REFERENCES bank_entry (id),
        decided_at        timestamptz,
        decided_by        integer
      );
      CREATE INDEX bank_entry_state ON bank_entry (state, booked_on DESC, id DESC);
      CREATE TABLE bank_payer (
        iban     text NOT NULL,
        customer text NOT NULL,
        PRIMARY KEY (iban, customer)
      );
      CREATE TABLE bank_csv_mapping (
        headings bytea PRIMARY KEY,
        mapping  jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_csv_mapping, bank_payer, bank_entry, bank_statement');
  }
}

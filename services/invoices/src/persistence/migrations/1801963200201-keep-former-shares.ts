import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a payment counted until its invoice was corrected, reversed or conceded, for what was open on a day of before. */
export class KeepFormerShares1801963200201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_share (
        id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        payment_id   integer NOT NULL REFERENCES invoice_payment (id),
        invoice_id   integer NOT NULL REFERENCES invoice (id),
        amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
        excess_minor bigint NOT NULL CHECK (excess_minor >= 0),
        -- The first day on which it counts in another way.
        ended_on     date NOT NULL
      );
      CREATE INDEX former_share_payment ON former_share (payment_id);
      CREATE INDEX former_share_invoice ON former_share (invoice_id);
      -- What a credit paid may be given back in full.
      ALTER TABLE invoice_payment
        DROP CONSTRAINT invoice_payment_amount_minor_check,
        ADD CONSTRAINT invoice_payment_amount_minor_check
          CHECK (amount_minor >= 0 AND (amount_minor + excess_minor > 0 OR kind IN ('credit', 'online')));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE former_share;
      DELETE FROM invoice_payment WHERE amount_minor + excess_minor = 0;
      ALTER TABLE invoice_payment
        DROP CONSTRAINT invoice_payment_amount_minor_check,
        ADD CONSTRAINT invoice_payment_amount_minor_check CHECK (amount_minor >= 0 AND amount_minor + excess_minor > 0);
    `);
  }
}

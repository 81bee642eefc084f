import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund is credited once for each invoice of its order, because a corrected invoice is credited anew. */
export class CorrectInvoices1797010000612 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice DROP CONSTRAINT invoice_refund_key_key,
        ADD CONSTRAINT invoice_refund_key UNIQUE (credits_id, refund_key);
      -- What was paid of it when its PDF was drawn.
      ALTER TABLE invoice_pdf ADD COLUMN paid_minor bigint NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_pdf DROP COLUMN paid_minor;
      ALTER TABLE invoice DROP CONSTRAINT invoice_refund_key, ADD CONSTRAINT invoice_refund_key_key UNIQUE (refund_key);
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a PDF says beside its invoice, as it was when it was first drawn, so that it is drawn the same again. */
export class CreateInvoicePdf1795380175866 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_pdf (
        invoice_id   integer PRIMARY KEY REFERENCES invoice (id),
        is_paid      boolean NOT NULL,
        payment_link text,
        created_at   timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_pdf');
  }
}

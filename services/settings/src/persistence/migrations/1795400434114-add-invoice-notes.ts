import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddInvoiceNotes1795400434114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company_settings ADD COLUMN invoice_notes text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company_settings DROP COLUMN invoice_notes');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of the number, so that lists of orders need no other module. */
export class AddInvoiceNumber1795369137529 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN invoice_number text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN invoice_number');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is paid and not invoiced at the end of a month is listed beside its books. */
export class FindOrdersWithoutInvoice1801457600401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX orders_not_invoiced ON orders (created_at)
        WHERE payment_status IN ('paid', 'partly_refunded') AND invoice_number IS NULL AND status <> 'cancelled'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_not_invoiced');
  }
}

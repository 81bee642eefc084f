import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('invoice', '{accounting_vat_minor,allowance_minor,ordered_discount_minor,ordered_shipping_minor,ordered_subtotal_minor,ordered_total_minor,ordered_vat_minor,subtotal_minor,total_minor,vat_minor}', '${type}');
  SELECT change_column_types('invoice_line', '{line_total_minor,ordered_total_minor}', '${type}');
  SELECT change_column_types('invoice_payment', '{amount_minor,refunded_minor}', '${type}');
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenInvoicesAmounts1796800000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
  }
}

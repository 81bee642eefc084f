import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('orders', '{charged_back_minor,discount_minor,edit_refunded_minor,outstanding_minor,refunded_minor,shipping_minor,subtotal_minor,total_minor,vat_minor,vat_removed_minor}', '${type}');
  SELECT change_column_types('order_line', '{line_total_minor,list_price_minor,unit_price_minor}', '${type}');
  SELECT change_column_types('order_event', '{amount_minor}', '${type}');
  SELECT change_column_types('order_return', '{refund_minor}', '${type}');
  SELECT change_column_types('checkout_draft', '{total_minor}', '${type}');
  SELECT change_column_types('discount_code', '{minimum_minor,value}', '${type}');
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenOrdersAmounts1796800000104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
  }
}

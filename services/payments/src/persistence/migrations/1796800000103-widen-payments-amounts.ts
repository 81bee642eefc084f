import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('payment', '{amount_minor,captured_minor,charged_back_minor,refund_requested_minor,refunded_minor}', '${type}');
  SELECT change_column_types('payment_dispute', '{amount_minor}', '${type}');
  SELECT change_column_types('payment_event', '{amount_minor}', '${type}');
  SELECT change_column_types('payment_refund', '{amount_minor}', '${type}');
  SELECT change_column_types('sandbox_payment', '{amount_minor}', '${type}');
  SELECT change_column_types('sandbox_refund', '{amount_minor}', '${type}');
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenPaymentsAmounts1796800000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('product_alert', '{price_minor}', '${type}');
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenNotificationsAmounts1796800000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
  }
}

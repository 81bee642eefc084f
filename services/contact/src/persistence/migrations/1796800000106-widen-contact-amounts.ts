import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('quote', '{shipping_minor}', '${type}');
  SELECT change_column_types('quote_line', '{unit_price_minor}', '${type}');
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenContactAmounts1796800000106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
  }
}

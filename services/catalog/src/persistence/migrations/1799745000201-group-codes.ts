import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the files of suppliers call a group of variants, and products by their brand. */
export class GroupCodes1799745000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_group ADD COLUMN code text CHECK (char_length(code) BETWEEN 1 AND 64);
      CREATE UNIQUE INDEX product_group_code ON product_group (lower(code)) WHERE code IS NOT NULL;
      CREATE INDEX product_brand ON product (lower(brand)) WHERE brand IS NOT NULL AND deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_brand; ALTER TABLE product_group DROP COLUMN code');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBuyerReferences1795915304913 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice ADD COLUMN po_number text, ADD COLUMN cost_center text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN po_number, DROP COLUMN cost_center');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Units held for a checkout leave the stock at once, and the ledger says for which checkout. */
export class HoldStock1763700003004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_movement ADD COLUMN checkout_id uuid;
      ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason_check;
      ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_reason_check
        CHECK (reason IN ('sale', 'return', 'adjustment', 'hold', 'release'));
      CREATE INDEX stock_movement_checkout ON stock_movement (checkout_id) WHERE checkout_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM stock_movement WHERE reason IN ('hold', 'release');
      ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason_check;
      ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_reason_check
        CHECK (reason IN ('sale', 'return', 'adjustment'));
      ALTER TABLE stock_movement DROP COLUMN checkout_id;
    `);
  }
}

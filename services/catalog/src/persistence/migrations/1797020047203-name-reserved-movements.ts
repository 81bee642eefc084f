import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = (reserved: string) => `'sale', 'return', 'adjustment', '${reserved}', 'release'`;

/** The ledger refuses every change, so the one of a word is made beside its trigger. */
const rename = (from: string, to: string) => `
  ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason_check;
  ALTER TABLE stock_movement DISABLE TRIGGER stock_movement_is_final;
  UPDATE stock_movement SET reason = '${to}' WHERE reason = '${from}';
  ALTER TABLE stock_movement ENABLE TRIGGER stock_movement_is_final;
  ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_reason_check CHECK (reason IN (${REASONS(to)}));`;

export class NameReservedMovements1797020047203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rename('hold', 'reservation'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rename('reservation', 'hold'));
  }
}

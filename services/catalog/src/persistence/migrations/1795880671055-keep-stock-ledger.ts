import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger only grows, whoever writes: a wrong movement is answered by another one. */
export class KeepStockLedger1795880671055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_stock_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'A stock movement cannot be changed or deleted.' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER stock_movement_is_final BEFORE UPDATE OR DELETE ON stock_movement
        FOR EACH ROW EXECUTE FUNCTION refuse_stock_movement_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER stock_movement_is_final ON stock_movement;
      DROP FUNCTION refuse_stock_movement_change();
    `);
  }
}

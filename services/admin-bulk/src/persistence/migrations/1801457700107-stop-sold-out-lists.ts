import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of suppliers that would sell out more than a share of what is in stock are not imported. */
export class StopSoldOutLists1801457700107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_job ADD COLUMN sold_out integer NOT NULL DEFAULT 0;
      ALTER TABLE supplier_feed ADD COLUMN max_sold_out_percent smallint NOT NULL DEFAULT 50
        CHECK (max_sold_out_percent BETWEEN 1 AND 100);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE supplier_feed DROP COLUMN max_sold_out_percent;
      ALTER TABLE import_job DROP COLUMN sold_out;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SetTimeZone1798445000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In plpgsql, which keeps its plan: triggers of every order call it.
    await runner.query(`
      ALTER TABLE shop_settings ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/Bucharest'
        CHECK (now() AT TIME ZONE time_zone IS NOT NULL);
      CREATE FUNCTION shop_time_zone() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE
        AS 'BEGIN RETURN (SELECT time_zone FROM shop_settings); END';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION shop_time_zone; ALTER TABLE shop_settings DROP COLUMN time_zone');
  }
}

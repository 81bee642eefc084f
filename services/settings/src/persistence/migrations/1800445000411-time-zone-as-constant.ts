import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order asks for the time zone several times, so the function that tells it holds it as a constant, which PostgreSQL
 * writes into the plans that ask. A trigger writes the function anew, in the transaction that changes the setting, as the
 * owner of the function: the processes of the shop own nothing.
 */
export class TimeZoneAsConstant1800445000411 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_shop_time_zone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        EXECUTE format('CREATE OR REPLACE FUNCTION shop_time_zone() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS %L',
                       format('SELECT %L::text', NEW.time_zone));
        RETURN NULL;
      END $$;
      CREATE TRIGGER shop_time_zone_kept AFTER UPDATE OF time_zone ON shop_settings
        FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION keep_shop_time_zone();
      CREATE TRIGGER shop_time_zone_set AFTER INSERT ON shop_settings
        FOR EACH ROW EXECUTE FUNCTION keep_shop_time_zone();
      DO $do$ BEGIN
        EXECUTE format('CREATE OR REPLACE FUNCTION shop_time_zone() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS %L',
                       format('SELECT %L::text', (SELECT time_zone FROM shop_settings)));
      END $do$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER shop_time_zone_kept ON shop_settings;
      DROP TRIGGER shop_time_zone_set ON shop_settings;
      DROP FUNCTION keep_shop_time_zone();
      CREATE OR REPLACE FUNCTION shop_time_zone() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE
        AS 'BEGIN RETURN (SELECT time_zone FROM shop_settings); END';
    `);
  }
}

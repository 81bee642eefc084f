import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days of the sums follow the time zone of the shop: another one counts all of them anew, in its transaction. */
export class SumByShopDays1798445000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${replaceInFunctions(FIXED, FOLLOWING)}
      CREATE FUNCTION sales_follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM rebuild_sales();
        RETURN NULL;
      END $$;
      CREATE TRIGGER sales_time_zone_changed AFTER UPDATE OF time_zone ON shop_settings FOR EACH ROW
        WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION sales_follow_time_zone();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER sales_time_zone_changed ON shop_settings;
      DROP FUNCTION sales_follow_time_zone();
      ${replaceInFunctions(FOLLOWING, FIXED)}
    `);
  }
}

const FIXED = "'Europe/Bucharest'";
const FOLLOWING = 'shop_time_zone()';

const replaceInFunctions = (from: string, to: string) => `
  DO $do$
  DECLARE
    changed regprocedure;
  BEGIN
    FOREACH changed IN ARRAY ARRAY['sales_add_order(orders, integer)', 'sales_add_lines(orders, integer)',
      'sales_record_inserted_orders()', 'sales_record_lines()', 'rebuild_sales()']::regprocedure[]
    LOOP
      EXECUTE replace(pg_get_functiondef(changed), $text$${from}$text$, $text$${to}$text$);
    END LOOP;
  END $do$;
`;

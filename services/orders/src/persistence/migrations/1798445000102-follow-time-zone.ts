import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers of returns and delivery notes have the year of the shop's time zone, and the counts of orders its days: another
 * zone counts all of them anew, in its transaction.
 */
export class FollowTimeZone1798445000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${numbersBy(FOLLOWING)}
      ${replaceInFunctions(FIXED, FOLLOWING)}
      CREATE FUNCTION order_count_follow_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM rebuild_order_counts();
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_count_time_zone_changed AFTER UPDATE OF time_zone ON shop_settings FOR EACH ROW
        WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION order_count_follow_time_zone();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_count_time_zone_changed ON shop_settings;
      DROP FUNCTION order_count_follow_time_zone();
      ${replaceInFunctions(FOLLOWING, FIXED)}
      ${numbersBy(FIXED)}
    `);
  }
}

const FIXED = "'Europe/Bucharest'";
const FOLLOWING = 'shop_time_zone()';

const numbersBy = (zone: string) => `
  ALTER TABLE order_return ALTER COLUMN return_number
    SET DEFAULT 'RMA-' || to_char(now() AT TIME ZONE ${zone}, 'YYYY')
                || '-' || lpad(nextval('return_number_seq')::text, 6, '0');
  ALTER TABLE shipment ALTER COLUMN delivery_note_number
    SET DEFAULT 'DN-' || to_char(now() AT TIME ZONE ${zone}, 'YYYY')
                || '-' || lpad(nextval('delivery_note_number_seq')::text, 6, '0');
`;

const replaceInFunctions = (from: string, to: string) => `
  DO $do$
  DECLARE
    changed regprocedure;
  BEGIN
    FOREACH changed IN ARRAY
      ARRAY['order_count_inserted()', 'order_count_changed()', 'rebuild_order_counts()']::regprocedure[]
    LOOP
      EXECUTE replace(pg_get_functiondef(changed), $text$${from}$text$, $text$${to}$text$);
    END LOOP;
  END $do$;
`;

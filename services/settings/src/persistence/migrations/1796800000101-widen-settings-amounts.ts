import type { MigrationInterface, QueryRunner } from 'typeorm';

const amounts = (type: 'bigint' | 'integer') => `
  SELECT change_column_types('shipping_settings', '{threshold_minor,cost_minor}', '${type}');
  SELECT change_column_types('shipping_zone', '{threshold_minor}', '${type}');
  SELECT change_column_types('shipping_band', '{cost_minor}', '${type}');
`;

/** Also where triggers of this or a later module look at the columns. */
const CHANGE_COLUMN_TYPES = `
  CREATE FUNCTION change_column_types(changed regclass, columns text[], type text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    triggers text[];
    definition text;
  BEGIN
    SELECT array_agg(pg_get_triggerdef(oid)) INTO triggers FROM pg_trigger
     WHERE tgrelid = changed AND NOT tgisinternal
       AND pg_get_triggerdef(oid) ~ format('\\m(%s)\\M', array_to_string(columns, '|'));
    FOR definition IN
      SELECT format('DROP TRIGGER %I ON %s', tgname, changed) FROM pg_trigger
       WHERE tgrelid = changed AND NOT tgisinternal AND pg_get_triggerdef(oid) = ANY (triggers)
    LOOP
      EXECUTE definition;
    END LOOP;
    EXECUTE format('ALTER TABLE %s %s', changed, (
      SELECT string_agg(format('ALTER COLUMN %I TYPE %s', name, type), ', ') FROM unnest(columns) AS name));
    FOREACH definition IN ARRAY coalesce(triggers, '{}') LOOP
      EXECUTE definition;
    END LOOP;
  END
  $$;
`;

/** Amounts of large numbers, such as those of forints. */
export class WidenSettingsAmounts1796800000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGE_COLUMN_TYPES);
    await runner.query(amounts('bigint'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amounts('integer'));
    await runner.query('DROP FUNCTION change_column_types');
  }
}

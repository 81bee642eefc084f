import { Client } from 'pg';

/** Describes a schema independently of the order in which its objects were created. */
const SCHEMA = {
  columns: `SELECT c.relname, c.relkind, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull,
      a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid) AS value
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 3`,
  constraints: `SELECT conrelid::regclass::text AS relation, conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  indexes: `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  views: `SELECT viewname, definition FROM pg_views WHERE schemaname = 'public' ORDER BY 1`,
  routines: `SELECT p.oid::regprocedure::text AS name, prokind, provolatile, prosrc, pg_get_function_sqlbody(p.oid) AS body,
      pg_get_function_result(p.oid) AS result, proconfig
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  triggers: `SELECT tgrelid::regclass::text AS relation, tgname, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  types: `SELECT t.oid::regtype::text AS name, typtype, array_agg(e.enumlabel ORDER BY e.enumsortorder) AS labels
    FROM pg_type t LEFT JOIN pg_enum e ON e.enumtypid = t.oid
    WHERE typnamespace = 'public'::regnamespace GROUP BY t.oid ORDER BY 1`,
  sequences: `SELECT sequencename, data_type::text, start_value::text, increment_by::text, cycle FROM pg_sequences ORDER BY 1`,
  extensions: 'SELECT extname, extversion FROM pg_extension ORDER BY 1',
  owners: `SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class
    WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
  ran: 'SELECT name FROM migrations ORDER BY id',
};

/** Everything that migrations make, by kind. */
export async function schemaOf(url: string): Promise<Record<string, object[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const parts: Record<string, object[]> = {};
    for (const [part, text] of Object.entries(SCHEMA)) parts[part] = (await client.query<object>(text)).rows;
    return parts;
  } finally {
    await client.end();
  }
}

import { APPLICATION_ROLE, OWNER_ROLE } from './postgres-cluster.mjs';

/** What extensions brought stays the superuser's; sequences and indexes follow their tables. */
const NOT_OF_EXTENSIONS = (catalog) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;
const HAND_OVER = `
  SELECT format('ALTER TABLE %s OWNER TO ${OWNER_ROLE}', o.oid::regclass) AS statement
    FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace
   WHERE n.nspname = 'public' AND o.relkind IN ('r', 'p', 'v', 'm', 'f') AND ${NOT_OF_EXTENSIONS('pg_class')}
  UNION ALL
  SELECT format('ALTER SEQUENCE %s OWNER TO ${OWNER_ROLE}', o.oid::regclass)
    FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace
   WHERE n.nspname = 'public' AND o.relkind = 'S'
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = o.oid AND d.deptype IN ('a', 'i', 'e'))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${OWNER_ROLE}', o.oid::regprocedure)
    FROM pg_proc o JOIN pg_namespace n ON n.oid = o.pronamespace
   WHERE n.nspname = 'public' AND ${NOT_OF_EXTENSIONS('pg_proc')}
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${OWNER_ROLE}', o.oid::regtype)
    FROM pg_type o JOIN pg_namespace n ON n.oid = o.typnamespace
   WHERE n.nspname = 'public' AND o.typtype IN ('d', 'e') AND ${NOT_OF_EXTENSIONS('pg_type')}`;

async function inTransaction(superuserUrl, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function makeRole(client, role, password) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN`);
  await client.query(`ALTER ROLE ${role} PASSWORD '${password}'`);
}

/**
 * Gives a database of an earlier release, in which everything was the superuser's, to a role that owns
 * nothing else.
 */
export const handOverDatabase = ({ superuserUrl, database, shopPassword }) =>
  inTransaction(superuserUrl, async (client) => {
    await makeRole(client, OWNER_ROLE, shopPassword);
    await client.query(`ALTER DATABASE ${database} OWNER TO ${OWNER_ROLE}`);
    const { rows } = await client.query(HAND_OVER);
    for (const { statement } of rows) await client.query(statement);
  });

/** For a cluster of an earlier release, in which gateway and worker were the owner. */
export const addApplicationRole = ({ superuserUrl, appPassword }) =>
  inTransaction(superuserUrl, (client) => makeRole(client, APPLICATION_ROLE, appPassword));

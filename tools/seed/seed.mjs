/*
 * Fills a migrated database with the demo shop. Run: DATABASE_URL=… SEED_DEMO=true SEED_PRODUCTS=0 node tools/seed/seed.mjs
 * What is there already is left alone, so it may run at every start.
 */
import pg from 'pg';

const { DATABASE_URL, SEED_DEMO = 'false', SEED_PRODUCTS = '0' } = process.env;
const DEMO = 'demo';
const SYNTHETIC = /^synthetic:(\d+)$/;

function readSettings() {
  const synthetic = Number(SEED_PRODUCTS || 0);
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  if (!Number.isInteger(synthetic) || synthetic < 0) throw new Error('SEED_PRODUCTS is not a whole number.');
  return { demo: SEED_DEMO === 'true', synthetic };
}

/** What earlier runs left: whether the demo shop is there, and the number of synthetic products. */
async function findSeeded(client) {
  const { rows } = await client.query(`SELECT to_regclass('demo_seed') IS NOT NULL AS "exists"`);
  const names = rows[0].exists
    ? (await client.query('SELECT name FROM demo_seed')).rows.map(({ name }) => name)
    : [];
  const counts = names.map((name) => Number(SYNTHETIC.exec(name)?.[1] ?? 0));
  return { demo: names.includes(DEMO), synthetic: Math.max(0, ...counts) };
}

async function seedDemo(client) {
  const now = new Date();
  // Loaded here: a start that has nothing to do should not read the catalogue or load the password hash.
  const [{ seedSettings }, { seedCatalogue }, { seedReviews }, { seedCustomers }, { seedOrders }] =
    await Promise.all([
      import('./demo/settings.mjs'),
      import('./demo/catalogue.mjs'),
      import('./demo/reviews.mjs'),
      import('./demo/customers.mjs'),
      import('./demo/orders.mjs'),
    ]);
  await seedSettings(client);
  const products = await seedCatalogue(client, now);
  await seedReviews(client, products, now);
  const customerIds = await seedCustomers(client, now);
  await seedOrders(client, customerIds, now);
}

const isDone = (wanted, seeded) => (!wanted.demo || seeded.demo) && seeded.synthetic >= wanted.synthetic;

/** Adds what is missing, in one transaction; two starts at once wait for each other. */
async function addMissing(client, wanted) {
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('kitchenpass.demo_seed'))`);
  await client.query(
    'CREATE TABLE IF NOT EXISTS demo_seed (name text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now())',
  );
  const seeded = await findSeeded(client);
  const names = [];
  if (wanted.demo && !seeded.demo) {
    await seedDemo(client);
    names.push(DEMO);
  }
  if (wanted.synthetic > seeded.synthetic) {
    const { seedSynthetic } = await import('./synthetic.mjs');
    await seedSynthetic(client, seeded.synthetic + 1, wanted.synthetic);
    names.push(`synthetic:${wanted.synthetic}`);
  }
  await client.query('INSERT INTO demo_seed (name) SELECT unnest($1::text[])', [names]);
  await client.query('COMMIT');
  if (names.length > 0) await client.query('ANALYZE product');
  return names;
}

async function main() {
  const wanted = readSettings();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    if (isDone(wanted, await findSeeded(client))) return 'The demo data are there.';
    const added = await addMissing(client, wanted);
    return added.length > 0 ? `Added: ${added.join(', ')}.` : 'The demo data are there.';
  } finally {
    await client.end();
  }
}

main().then(
  (message) => console.log(message),
  (error) => {
    console.error(`The demo data could not be added: ${error.message}`);
    process.exitCode = 1;
  },
);

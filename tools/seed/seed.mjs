/*
 * Fills a migrated database with the demo shop. Run: DATABASE_URL=… SEED_DEMO=true SEED_PRODUCTS=0 SEED_ORDERS=0 node tools/seed/seed.mjs
 * With a DATABASE_OWNER_URL it runs as that role, because it makes a table of its own.
 * What is there already is left alone, so it may run at every start. `--none` only makes sure that nothing of it is there.
 */
import pg from 'pg';
import { takesRealMoney } from '../start/payment-providers.mjs';

// Amounts are bigint.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const { DATABASE_URL, SEED_DEMO = 'false', SEED_PRODUCTS = '0', SEED_ORDERS = '0' } = process.env;
const url = process.env.DATABASE_OWNER_URL || DATABASE_URL;
const DEMO = 'demo';
/** The owner has removed the demo, so it never comes again. */
const REMOVED = 'removed';
const SYNTHETIC = /^synthetic:(\d+)$/;
const SYNTHETIC_ORDERS = /^orders:(\d+)$/;

function readSettings() {
  if (!url) throw new Error('DATABASE_URL is missing.');
  const synthetic = readCount('SEED_PRODUCTS', SEED_PRODUCTS);
  return { demo: SEED_DEMO === 'true', synthetic, orders: readCount('SEED_ORDERS', SEED_ORDERS) };
}

function readCount(name, text) {
  const count = Number(text || 0);
  if (!Number.isInteger(count) || count < 0) throw new Error(`${name} is not a whole number.`);
  return count;
}

/** What earlier runs left: whether the demo shop is there, and the numbers of synthetic products and orders. */
async function findSeeded(client) {
  const { rows } = await client.query(`SELECT to_regclass('demo_seed') IS NOT NULL AS "exists"`);
  const names = rows[0].exists
    ? (await client.query('SELECT name FROM demo_seed')).rows.map(({ name }) => name)
    : [];
  const highest = (pattern) => Math.max(0, ...names.map((name) => Number(pattern.exec(name)?.[1] ?? 0)));
  const isRemoved = names.includes(REMOVED);
  const [synthetic, orders] = [highest(SYNTHETIC), highest(SYNTHETIC_ORDERS)];
  return { demo: names.includes(DEMO), isRemoved, synthetic, orders };
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

/** Nobody may pay real money for demo products, nor to the invented seller. */
function assertNoRealMoney({ demo, synthetic, orders }) {
  if (!demo && synthetic === 0 && orders === 0) return;
  throw new Error(
    'live keys of a payment provider are set. Real money needs an empty database of its own and ' +
      'no SEED_DEMO, SEED_PRODUCTS or SEED_ORDERS; the demo shop needs test keys or none (docs/payments.md).',
  );
}

/** A new shop begins empty. */
function assertNewShop({ demo, synthetic, orders }) {
  if (!demo && synthetic === 0 && orders === 0) return;
  throw new Error(
    'this shop has demo data already. A new shop needs a folder of its own, such as ' +
      'DATA_DIR=.shop npm start -- --new-shop; what is in this one stays.',
  );
}

const isDone = (wanted, seeded) =>
  (!wanted.demo || seeded.demo || seeded.isRemoved) &&
  seeded.synthetic >= wanted.synthetic &&
  seeded.orders >= wanted.orders;

/** Adds what is missing, in one transaction; two starts at once wait for each other. */
async function addMissing(client, wanted) {
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('kitchenpass.demo_seed'))`);
  await client.query(
    'CREATE TABLE IF NOT EXISTS demo_seed (name text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now())',
  );
  await client.query(
    'CREATE TABLE IF NOT EXISTS demo_row (table_name text, row_id bigint, PRIMARY KEY (table_name, row_id))',
  );
  const seeded = await findSeeded(client);
  const names = [];
  if (wanted.demo && !seeded.demo && !seeded.isRemoved) {
    await seedDemo(client);
    names.push(DEMO);
  }
  if (wanted.synthetic > seeded.synthetic) {
    const { seedSynthetic } = await import('./synthetic.mjs');
    await seedSynthetic(client, seeded.synthetic + 1, wanted.synthetic);
    names.push(`synthetic:${wanted.synthetic}`);
  }
  if (wanted.orders > seeded.orders) {
    const { seedSyntheticOrders } = await import('./orders.mjs');
    await seedSyntheticOrders(client, seeded.orders + 1, wanted.orders);
    names.push(`orders:${wanted.orders}`);
  }
  await client.query('INSERT INTO demo_seed (name) SELECT unnest($1::text[])', [names]);
  await client.query('COMMIT');
  // The first searches would read what the seed wrote over, until the server cleans up by itself.
  if (names.length > 0) await client.query('VACUUM ANALYZE product, product_search, orders, order_line');
  return names;
}

async function main() {
  const wanted = readSettings();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const seeded = await findSeeded(client);
    if (process.argv.includes('--none')) {
      assertNewShop(seeded);
      return 'There are no demo data.';
    }
    if (takesRealMoney(process.env)) {
      assertNoRealMoney(wanted);
      assertNoRealMoney(seeded);
      return 'There are no demo data.';
    }
    if (isDone(wanted, seeded)) return 'The demo data are there.';
    const added = await addMissing(client, wanted);
    return added.length > 0 ? `Added: ${added.join(', ')}.` : 'The demo data are there.';
  } finally {
    await client.end();
  }
}

main().then(
  (message) => console.log(message),
  (error) => {
    const failed = process.argv.includes('--none')
      ? 'The shop could not begin'
      : 'The demo data could not be added';
    console.error(`${failed}: ${error.message}`);
    process.exitCode = 1;
  },
);

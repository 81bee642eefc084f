import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { addProducts, signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { seedSyntheticOrders } from '../seed/orders.mjs';

/*
 * `node tools/bench/office.mjs [orders] [products] [requests]`: every list, count, sort, filter and view of the back office
 * over HTTP, one request after the other, on a database that is filled first.
 */
const [ORDERS = 1_000_000, PRODUCTS = 100_000, REQUESTS = 40] = process.argv.slice(2).map(Number);
const CUSTOMERS = 100_000;
const BAR_MS = 300;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const write = (line) => process.stdout.write(`${line}\n`);

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const orders = (query) => `/api/orders?limit=25&offset=0${query && `&${query}`}`;
const products = (query) => `/admin/api/products?limit=50&offset=0${query && `&${query}`}`;
const customers = (query) => `/admin/api/customers?limit=50&offset=0${query && `&${query}`}`;

/** What the screens ask for, by what a reader calls it. */
const CALLS = {
  'what waits': '/admin/api/dashboard/open-tasks',
  'dashboard, 30 days': '/admin/api/dashboard?days=30',
  'orders: all': orders(''),
  'orders: oldest first': orders('sort=createdAt'),
  'orders: highest total first': orders('sort=-totalAmount'),
  'orders: lowest total first': orders('sort=totalAmount'),
  'orders: page 1,000': '/api/orders?limit=25&offset=25000',
  'orders: to ship': orders('awaitingShipment=true'),
  'orders: unpaid': orders('awaitingPayment=true'),
  'orders: today': orders(`from=${daysAgo(0)}&to=${daysAgo(0)}`),
  'orders: overdue': orders('overdue=true'),
  'orders: delivered': orders('status=delivered'),
  'orders: pending, highest total first': orders('status=pending&sort=-totalAmount'),
  'orders: paid': orders('paymentStatus=paid'),
  'orders: paid by card': orders('paymentMethod=stripe'),
  'orders: unpaid, in cash': orders('paymentStatus=unpaid&paymentMethod=cash'),
  'orders: shipped and paid by card': orders('status=shipped&paymentMethod=stripe'),
  'orders: of a year': orders(`from=${daysAgo(365)}`),
  'orders: delivered, of a year, highest total first': orders(
    `status=delivered&from=${daysAgo(365)}&sort=-totalAmount`,
  ),
  'orders: of a frequent name': orders('search=popescu'),
  'orders: of a frequent name, pending': orders('search=popescu&status=pending'),
  'orders: of a frequent name, highest total first': orders('search=popescu&sort=-totalAmount'),
  'orders: of an email': orders('search=load-777%40example.test'),
  'orders: of a phone': orders('search=0721%20000%20777'),
  'orders: with a product': orders('search=kp-3'),
  'products: by name': products('sort=name'),
  'products: by price': products('sort=-price'),
  'products: by category': products('sort=category'),
  'products: by stock': products('sort=stock'),
  'products: by status': products('sort=status'),
  'products: page 1,000': '/admin/api/products?limit=50&offset=50000&sort=name',
  'products: low stock': products('stock=low'),
  'products: out of stock': products('stock=out'),
  'products: of a status': products('status=active'),
  'products: of a category, by price': products('category=food-labels&sort=price'),
  'products: without weight': products('weight=missing'),
  'products: with gaps': products('gap=any'),
  'products: between prices': products('minPrice=10&maxPrice=50&sort=price'),
  'products: of a frequent word': products('search=label'),
  'products: of a rare word': products('search=kp-77'),
  'customers: newest': customers(''),
  'customers: by name': customers('sort=name'),
  'customers: by orders': customers('sort=-orders'),
  'customers: by what they spent': customers('sort=-spent'),
  'customers: with orders': customers('orders=with'),
  'customers: disabled': customers('state=disabled'),
  'customers: of a name': customers('search=popescu'),
  'customers: page 1,000': '/admin/api/customers?limit=50&offset=50000&sort=name',
  returns: '/admin/api/returns?limit=25&offset=0',
  messages: '/admin/api/contact-messages?limit=20&offset=0',
  'messages: of a word': '/admin/api/contact-messages?limit=20&offset=0&search=ana',
  'requests for quotes': '/admin/api/quote-requests?limit=20&offset=0',
  reviews: '/admin/api/reviews?limit=20&offset=0',
  suppliers: '/admin/api/suppliers?limit=50&offset=0',
  'discount codes': '/admin/api/discount-codes',
  promotions: '/admin/api/promotions?limit=25&offset=0',
  'audit log': '/admin/api/audit-entries?limit=50',
  imports: '/admin/api/imports?limit=25&offset=0',
  'bulk changes': '/admin/api/bulk-jobs?limit=25&offset=0',
  'unmatched payments': '/admin/api/payments?unmatched=true',
};

/** Accounts with a name and, for two of three, orders of their own. */
async function addCustomers(database) {
  await database.query(
    `INSERT INTO app_user (email, password_hash, first_name, last_name, created_at)
     SELECT 'load-' || n || '@example.test', 'x', (ARRAY['Ana', 'Ion', 'Maria', 'Dan', 'Elena'])[1 + n % 5],
            (ARRAY['Popescu', 'Ionescu', 'Rus', 'Stan', 'Marin', 'Toma', 'Ene'])[1 + n % 7] || ' ' || n,
            now() - n * interval '10 minutes'
       FROM generate_series(0, $1::int - 1) n`,
    [CUSTOMERS],
  );
}

async function fill(database) {
  const started = performance.now();
  const step = async (name, work) => {
    await work();
    write(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await step('products', () => addProducts(database, PRODUCTS, { isTranslated: false }));
  await step('customers', () => addCustomers(database));
  await step('orders', () => seedSyntheticOrders(database, 1, ORDERS));
  await step('joined', () =>
    database.query(
      `UPDATE orders o SET user_id = u.id FROM app_user u WHERE u.email = o.email AND o.user_id IS NULL AND o.id % 5 = 0`,
    ),
  );
  await step('cleaned', () => database.query('VACUUM ANALYZE'));
}

async function measure(url, token, call) {
  const times = [];
  let total = '';
  for (let turn = 0; turn < REQUESTS + 3; turn += 1) {
    const asked = performance.now();
    const answer = await fetch(url + call, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) return { failure: answer.status };
    // The first ones plan the statement and fill the caches of the database.
    if (turn >= 3) times.push(performance.now() - asked);
    total = answer.headers.get('x-total-count') ?? '';
  }
  times.sort((left, right) => left - right);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p95: at(0.95), total };
}

const given = process.env.OFFICE_URL && JSON.parse(process.env.OFFICE_URL);
const shop = given || (await startBenchShop(root, { parts: ['gateway'] }));
try {
  if (!given) {
    const database = new pg.Client({ connectionString: shop.superuserUrl });
    await database.connect();
    await fill(database);
    await database.end();
  }
  const token = await signInAdministrator(shop.url);
  write(`| call | found | p50 ms | p95 ms (≤ ${BAR_MS}) |\n| --- | --: | --: | --: |`);
  for (const [name, call] of Object.entries(CALLS)) {
    const { failure, p50, p95, total } = await measure(shop.url, token, call);
    if (failure) write(`| ${name} | failed with ${failure} | | |`);
    else {
      const mark = p95 > BAR_MS ? ' !' : '';
      write(
        `| ${name} | ${total && Number(total).toLocaleString('en')} | ${p50.toFixed(0)} | ${p95.toFixed(0)}${mark} |`,
      );
    }
  }
} finally {
  if (!given) await shop.stop();
}

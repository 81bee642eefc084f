import { createRandom } from './random.mjs';
import { orderTotals } from './order-totals.mjs';

/** Of one statement: large enough to be fast, small enough for flat memory. */
const BATCH_SIZE = 5_000;
const DAYS = 730;
const MINUTE_MS = 60_000;
const STATUSES = [
  'delivered',
  'delivered',
  'delivered',
  'delivered',
  'shipped',
  'processing',
  'pending',
  'cancelled',
];

async function findProducts(client) {
  const { rows } = await client.query(
    `SELECT id, name, slug, image_url AS "imageUrl", price_minor AS "unitPriceMinor"
       FROM product WHERE status = 'active' AND deleted_at IS NULL ORDER BY id LIMIT 2000`,
  );
  if (rows.length === 0) throw new Error('SEED_ORDERS needs products: set SEED_DEMO=true.');
  return rows;
}

async function findRules(client) {
  const { rows } = await client.query(
    `SELECT threshold_minor AS "thresholdMinor", cost_minor AS "costMinor",
            (SELECT rate FROM vat_rate WHERE country = 'RO' ORDER BY valid_from DESC LIMIT 1) AS "vatRate"
       FROM shipping_settings`,
  );
  return rows[0];
}

/** Synthetic orders `first` to `last` of one `total`, spread over the last two years, the newest number last. */
function batchOf({ first, last, total, now, rules, products, random }) {
  const orders = [];
  const lines = [];
  for (let number = first; number <= last; number += 1) {
    const orderLines = Array.from({ length: random.between(1, 3) }, () => {
      // Some products sell better than others.
      const product = products[Math.floor(random.next() ** 2 * products.length)];
      return {
        number,
        productId: product.id,
        unitPriceMinor: product.unitPriceMinor,
        quantity: random.between(1, 4),
      };
    });
    lines.push(...orderLines);
    const status = random.pick(STATUSES);
    const age = ((total - number) / total) * DAYS * 24 * 60 + 1;
    orders.push({
      number,
      status,
      paymentStatus: status === 'delivered' ? 'paid' : 'unpaid',
      createdAt: new Date(now - Math.round(age * MINUTE_MS)).toISOString(),
      ...orderTotals(orderLines, rules),
    });
  }
  return { orders, lines };
}

const ADDRESS = {
  firstName: 'Load',
  lastName: 'Test',
  company: null,
  address: 'Strada Lipscani 12',
  city: 'Bucharest',
  state: 'București',
  county: 'București',
  zipCode: '030031',
  country: 'Romania',
  phone: '+40 721 000 111',
};

async function insertBatch(client, { orders, lines }, vatRate) {
  await client.query(
    `WITH given AS MATERIALIZED (
       SELECT nextval(pg_get_serial_sequence('orders', 'id'))::int AS id, o.*
         FROM jsonb_to_recordset($1::jsonb) AS o (
           number int, status text, "paymentStatus" text, "createdAt" timestamptz, "subtotalMinor" int,
           "shippingMinor" int, "vatMinor" int, "totalMinor" int)
     ), placed AS (
       INSERT INTO orders (id, order_number, email, language, status, payment_method, payment_status, currency,
              subtotal_minor, shipping_minor, vat_rate, vat_minor, total_minor, shipping_address, billing_address,
              created_at, updated_at)
       OVERRIDING SYSTEM VALUE
       SELECT id, 'ORD-LOAD-' || lpad(number::text, 7, '0'), 'load-' || number % 50000 || '@example.test', 'en', status,
              'cash', "paymentStatus", 'USD', "subtotalMinor", "shippingMinor", $3, "vatMinor", "totalMinor", $4, $4,
              "createdAt", "createdAt"
         FROM given
     ), event AS (
       INSERT INTO order_event (order_id, at, kind, to_status, actor)
       SELECT id, "createdAt", 'placed', 'pending', 'guest' FROM given
     )
     INSERT INTO order_line (order_id, product_id, product_name, product_code, product_slug, image_url,
            unit_price_minor, quantity, line_total_minor)
     SELECT given.id, p.id, p.name, 'KP-' || p.id, p.slug, p.image_url, l."unitPriceMinor", l.quantity,
            l."unitPriceMinor" * l.quantity
       FROM jsonb_to_recordset($2::jsonb) AS l (number int, "productId" int, "unitPriceMinor" int, quantity int)
       JOIN given ON given.number = l.number JOIN product p ON p.id = l."productId"`,
    [JSON.stringify(orders), JSON.stringify(lines), vatRate, JSON.stringify(ADDRESS)],
  );
}

/** Adds synthetic orders `first` to `last`, batch by batch. Stock stays: these were sold long ago. */
export async function seedSyntheticOrders(client, first, last) {
  const [products, rules] = [await findProducts(client), await findRules(client)];
  const random = createRandom(first);
  const now = Date.now();
  for (let from = first; from <= last; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, last);
    await insertBatch(
      client,
      batchOf({ first: from, last: to, total: last, now, rules, products, random }),
      rules.vatRate,
    );
  }
}

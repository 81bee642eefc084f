import { readFileSync } from 'node:fs';
import { orderTotals } from '../order-totals.mjs';
import { addressOf, customers } from './customers.mjs';
import { insertRows } from './rows.mjs';

const orders = JSON.parse(readFileSync(new URL('../data/orders.json', import.meta.url), 'utf8')).sort(
  (a, b) => b.daysAgo - a.daysAgo,
);

/** The way to each status, and how long after the order each step was made. */
const STEPS = { processing: 5, shipped: 26, delivered: 74, cancelled: 9 };
const PATHS = {
  pending: [],
  processing: ['processing'],
  shipped: ['processing', 'shipped'],
  delivered: ['processing', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
};

const hoursAfter = (moment, hours) => new Date(moment.getTime() + hours * 3_600_000);

async function rulesOf(client) {
  const { rows } = await client.query(
    `SELECT threshold_minor AS "thresholdMinor", cost_minor AS "costMinor",
            (SELECT rate FROM vat_rate WHERE country = 'RO' ORDER BY valid_from DESC LIMIT 1) AS "vatRate"
     FROM shipping_settings`,
  );
  return rows[0];
}

/** Who ordered and where it goes: a demo customer's profile or a guest's own words. */
function buyerOf(order, customerIds) {
  if (order.guest) {
    const { email, language, ...address } = order.guest;
    return { userId: null, email, language, shippingAddress: address, billingAddress: address };
  }
  const customer = customers.find(({ email }) => email === order.customer);
  return {
    userId: customerIds.get(customer.email),
    email: customer.email,
    language: customer.language,
    shippingAddress: addressOf(customer, 'delivery'),
    billingAddress: addressOf(customer, 'company'),
  };
}

async function linesOf(client, order) {
  const slugs = order.lines.map(([slug]) => slug);
  const { rows } = await client.query(
    `SELECT id, name, slug, image_url AS "imageUrl", price_minor AS "priceMinor" FROM product
     WHERE slug = ANY ($1) AND deleted_at IS NULL`,
    [slugs],
  );
  return order.lines.map(([slug, quantity]) => {
    const product = rows.find((row) => row.slug === slug);
    if (!product) throw new Error(`The demo order needs the product ${slug}.`);
    return {
      productId: product.id,
      productName: product.name,
      productCode: `KP-${product.id}`,
      productSlug: slug,
      imageUrl: product.imageUrl,
      unitPriceMinor: product.priceMinor,
      quantity,
      lineTotalMinor: product.priceMinor * quantity,
    };
  });
}

function historyOf(orderId, order, placedAt) {
  const events = [
    {
      orderId,
      kind: 'placed',
      fromStatus: null,
      toStatus: 'pending',
      actor: 'customer',
      note: null,
      createdAt: placedAt,
    },
  ];
  let fromStatus = 'pending';
  for (const toStatus of PATHS[order.status]) {
    const note = toStatus === 'cancelled' ? (order.cancelledNote ?? null) : null;
    events.push({
      orderId,
      kind: 'status',
      fromStatus,
      toStatus,
      actor: 'admin',
      note,
      createdAt: hoursAfter(placedAt, STEPS[toStatus]),
    });
    fromStatus = toStatus;
  }
  return events;
}

async function seedOrder(client, order, { number, rules, customerIds, now }) {
  // Spread over the day, and the later of two orders of one day is the newer one.
  const placedAt = hoursAfter(now, -(order.daysAgo * 24 + 9.3 - number * 0.57));
  const lines = await linesOf(client, order);
  const history = (orderId) => historyOf(orderId, order, placedAt);
  const [{ id }] = await insertRows(
    client,
    'orders',
    [
      {
        orderNumber: `ORD-${placedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`,
        ...buyerOf(order, customerIds),
        status: order.status,
        paymentMethod: 'cash',
        paymentStatus: order.status === 'delivered' ? 'paid' : 'unpaid',
        currency: 'USD',
        ...orderTotals(lines, rules),
        vatRate: rules.vatRate,
        notes: order.notes ?? null,
        awbNumber: order.awbNumber ?? null,
        courier: order.courier ?? null,
        createdAt: placedAt,
        updatedAt: history(0).at(-1).createdAt,
      },
    ],
    'id',
  );
  await insertRows(
    client,
    'order_line',
    lines.map((line) => ({ orderId: id, ...line })),
  );
  await insertRows(client, 'order_event', history(id));
}

/** Orders in every status, and the number sequence behind the last of them. Stock stays: these were sold long ago. */
export async function seedOrders(client, customerIds, now) {
  const taken = await client.query('SELECT 1 FROM orders LIMIT 1');
  if (taken.rows.length > 0) return;
  const rules = await rulesOf(client);
  for (const [index, order] of orders.entries()) {
    await seedOrder(client, order, { number: index + 1, rules, customerIds, now });
  }
  await client.query(
    `SELECT setval(to_regclass('order_number_seq'), $1) WHERE to_regclass('order_number_seq') IS NOT NULL`,
    [orders.length],
  );
}

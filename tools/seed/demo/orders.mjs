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
    `SELECT threshold_minor AS "thresholdMinor", cost_minor AS "costMinor", shop_time_zone() AS "timeZone",
            (SELECT rate FROM vat_rate WHERE country = 'RO' AND tax_class = 'standard' ORDER BY valid_from DESC LIMIT 1) AS "vatRate"
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

async function linesOf(client, order, { vatRate }) {
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
      taxCategory: 'S',
      taxRate: vatRate,
    };
  });
}

/** The order's history as far as its status has come, oldest first. */
function historyOf(order, userId, placedAt) {
  const placed = {
    at: placedAt,
    kind: 'placed',
    fromStatus: null,
    toStatus: 'pending',
    note: null,
    actor: userId ? 'customer' : 'guest',
    actorUserId: userId,
  };
  const changes = PATHS[order.status].map((toStatus, i, path) => ({
    at: hoursAfter(placedAt, STEPS[toStatus]),
    kind: 'status',
    fromStatus: path[i - 1] ?? 'pending',
    toStatus,
    note: toStatus === 'cancelled' ? (order.cancelledNote ?? null) : null,
    actor: 'admin',
    actorUserId: null,
  }));
  return [placed, ...changes];
}

async function seedOrder(client, order, { number, rules, customerIds, now }) {
  // Spread over the day, and the later of two orders of one day is the newer one.
  const placedAt = hoursAfter(now, -(order.daysAgo * 24 + 9.3 - number * 0.57));
  const year = placedAt.toLocaleDateString('en', { year: 'numeric', timeZone: rules.timeZone });
  const lines = await linesOf(client, order, rules);
  const { taxLines, ...totals } = orderTotals(lines, rules);
  const buyer = buyerOf(order, customerIds);
  const history = historyOf(order, buyer.userId, placedAt);
  const [{ id }] = await insertRows(
    client,
    'orders',
    [
      {
        orderNumber: `ORD-${year}-${String(number).padStart(6, '0')}`,
        ...buyer,
        status: order.status,
        paymentMethod: 'cash',
        paymentStatus: order.status === 'delivered' ? 'paid' : 'unpaid',
        currency: 'USD',
        ...totals,
        taxLines: JSON.stringify(taxLines),
        notes: order.notes ?? null,
        awbNumber: order.awbNumber ?? null,
        courier: order.courier ?? null,
        createdAt: placedAt,
        updatedAt: history.at(-1).at,
        // A new shop asks nobody to review its demo orders.
        reviewRequestedAt: order.status === 'delivered' ? history.at(-1).at : null,
      },
    ],
    'id',
  );
  const ofOrder = (row) => ({ orderId: id, ...row });
  await insertRows(client, 'order_line', lines.map(ofOrder));
  await insertRows(client, 'order_event', history.map(ofOrder));
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
  // Rates of a new shop count from its first day, but these orders were delivered before.
  await client.query(
    `UPDATE exchange_rate SET valid_from = least(valid_from, (SELECT min(created_at)::date FROM orders))
      WHERE source = 'sample'`,
  );
}

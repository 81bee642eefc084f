import { randomUUID } from 'node:crypto';
import { sentStatements } from './sent-statements.mjs';
import { orderRequest } from './workloads.mjs';

/** Of different products, so that the loops wait for each other's stock as seldom as shoppers do. */
const RECORDED_ORDERS = 60;
const PARTS = ['orders.claim-key', 'catalog.deduct-stock', 'orders.insert', 'outbox.record'];
/** The parameter of `orders.insert` with the keys that count what one guest may owe. */
const USAGE_KEYS = /unnest\(\$(\d+)::text\[\]\) AS key/;

async function place({ url }, request) {
  const { path, headers, body } = request.setupRequest(request);
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}.`);
  return (await answer.json()).id;
}

/** Another order's id in the place of the recorded one, and a guest of its own. */
function renewed({ name, text, values }, recordedId, id) {
  const own = values.map((value) => {
    if (value === String(recordedId)) return id;
    return value === JSON.stringify({ orderId: recordedId }) ? JSON.stringify({ orderId: id }) : value;
  });
  if (name === 'orders.insert') own[USAGE_KEYS.exec(text)[1] - 1] = [`bench:${id}`, `bench.example:${id}`];
  return { name, text, values: own };
}

/**
 * The statements that the shop sends for a guest's cash order of two products, bare and in one transaction: with them
 * another such order is placed.
 * @returns {Promise<(client: import('pg').PoolClient) => Promise<void>>}
 */
export async function orderSql(shop, products) {
  const request = orderRequest(products);
  const ids = [];
  const sent = await sentStatements(shop, async () => {
    while (ids.length < RECORDED_ORDERS) ids.push(await place(shop, request));
  });
  const [claims, ...others] = PARTS.map((part) => sent.filter(({ name }) => name === part));
  if ([claims, ...others].some(({ length }) => length !== ids.length))
    throw new Error(`The log does not have ${PARTS.join(', ')} once for each order.`);
  return async (client) => {
    const index = Math.floor(Math.random() * ids.length);
    await client.query('BEGIN');
    const { rows } = await client.query({ ...claims[index], values: ['bench', randomUUID(), randomUUID()] });
    for (const part of others) await client.query(renewed(part[index], ids[index], rows[0].id));
    await client.query('COMMIT');
  };
}

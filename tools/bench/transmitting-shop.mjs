import pg from 'pg';
import { TaxOffice } from '../e-invoice/tax-office.mjs';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { orderRequest } from './workloads.mjs';

const CLIENTS = 4;
const JOB = 'invoices.transmit-documents';

/**
 * A shop that is connected with a tax office; the quota of a minute is lifted where the settings have none.
 * @param {string} root
 * @param {{ parts?: string[], own?: object, judge?: (xml: string) => string[], callsPerMinute?: number }} [options] `own`:
 *   settings besides
 */
export async function startTransmittingShop(
  root,
  { parts, own = {}, judge = () => [], callsPerMinute } = {},
) {
  const office = await TaxOffice.start({ judge, callsPerMinute });
  const environment = {
    ...office.settings,
    ANAF_CALLS_PER_MINUTE: '1000000',
    WORKER_YIELDS: 'false',
    ...own,
  };
  const shop = await startBenchShop(root, { parts, environment });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 2 });
  const token = await signInAdministrator(shop.url);
  const headers = { authorization: `Bearer ${token}` };
  const post = (address) => fetch(shop.url + address, { method: 'POST', headers });
  const { url } = await (await post('/admin/api/e-factura/connect')).json();
  await fetch((await fetch(url, { redirect: 'manual' })).headers.get('location'), { redirect: 'manual' });
  await database.query('UPDATE product SET stock_quantity = 1000000, in_stock = true');
  const products = await (await fetch(`${shop.url}/api/products?limit=200`)).json();
  const { method, path: address, setupRequest } = orderRequest(products);

  const ask = () => post(`/admin/api/scheduled-jobs/${JOB}/run`);

  return {
    office,
    shop,
    database,
    token,
    async issue(documents) {
      const placed = [];
      await inLanes(Array.from({ length: documents }), async () => {
        const order = setupRequest({});
        const answer = await fetch(shop.url + address, { method, headers: order.headers, body: order.body });
        placed.push((await answer.json()).id);
      });
      await database.query(`UPDATE orders SET status = 'delivered' WHERE id = ANY ($1)`, [placed]);
      await inLanes(placed, (id) => post(`/api/orders/${id}/create-invoice`));
    },
    ask,
    /** Whatever waits for its time is due. */
    async run() {
      await database.query('UPDATE document_transmission SET next_at = now() WHERE next_at > now()');
      await ask();
    },
    async count(condition) {
      const text = `SELECT count(*)::int AS documents FROM document_transmission WHERE ${condition}`;
      return (await database.query(text)).rows[0].documents;
    },
    async stop() {
      await database.end();
      await shop.stop();
      await office.stop();
    },
  };
}

async function inLanes(list, work) {
  const waiting = [...list];
  const lane = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: CLIENTS }, lane));
}

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { TaxOffice } from '../e-invoice/tax-office.mjs';
import { signInAdministrator, startBenchShop, untilJobsAreDone } from './bench-shop.mjs';
import { orderRequest } from './workloads.mjs';

/*
 * Documents sent to the tax office, asked about and their seals kept, by one worker: `node tools/bench/transmissions.mjs
 * [documents]`. The office answers at once and its quota of a minute is lifted, so that what is measured is the shop.
 */
const CLIENTS = 4;
const JOB = 'invoices.transmit-documents';
const OF_A_DAY = 10_000;
const CALLS_PER_MINUTE = 840;

async function measureTransmissions(root, documents) {
  const office = await TaxOffice.start({ judge: () => [] });
  const environment = { ...office.settings, ANAF_CALLS_PER_MINUTE: '1000000' };
  const shop = await startBenchShop(root, { environment });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 2 });
  try {
    const headers = { authorization: `Bearer ${await signInAdministrator(shop.url)}` };
    const post = (address) => fetch(shop.url + address, { method: 'POST', headers });
    const { url } = await (await post('/admin/api/e-factura/connect')).json();
    await fetch((await fetch(url, { redirect: 'manual' })).headers.get('location'), { redirect: 'manual' });
    await issue(shop.url, database, post, documents);
    await untilJobsAreDone(database);
    const before = await activeSeconds(database);
    const open = `SELECT count(*)::int AS open FROM document_transmission WHERE seal_file IS NULL`;
    while ((await database.query(open)).rows[0].open > 0) {
      await database.query('UPDATE document_transmission SET next_at = now() WHERE next_at > now()');
      await post(`/admin/api/scheduled-jobs/${JOB}/run`);
      await pause(500);
    }
    const seconds = (await activeSeconds(database)) - before;
    const calls = [...office.calls.values()].reduce((sum, each) => sum + each, 0);
    if (office.problems.length > 0) throw new Error(office.problems.join('\n'));
    return { documents, perSecond: documents / seconds, callsOfEach: calls / documents };
  } finally {
    await database.end();
    await shop.stop();
    await office.stop();
  }
}

async function issue(url, database, post, documents) {
  const products = await (await fetch(`${url}/api/products?limit=200`)).json();
  await database.query('UPDATE product SET stock_quantity = 1000000, in_stock = true');
  const { method, path: address, setupRequest } = orderRequest(products);
  await inLanes(Array.from({ length: documents }), async () => {
    const { headers, body } = setupRequest({});
    await fetch(url + address, { method, headers, body });
  });
  const { rows } = await database.query(
    `UPDATE orders SET status = 'delivered' WHERE invoice_number IS NULL RETURNING id`,
  );
  await inLanes(rows.slice(-documents), ({ id }) => post(`/api/orders/${id}/create-invoice`));
}

/** In which the job ran; between its runs it waits for the office. */
async function activeSeconds(database) {
  const { rows } = await database.query(
    `SELECT coalesce(sum(extract(epoch FROM coalesce(finished_at, now()) - claimed_at)), 0)::float AS seconds
       FROM scheduled_run WHERE name = $1`,
    [JOB],
  );
  return rows[0].seconds;
}

async function inLanes(list, work) {
  const waiting = [...list];
  const lane = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: CLIENTS }, lane));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(process.argv[1]), '../..');
  const { documents, perSecond, callsOfEach } = await measureTransmissions(
    root,
    Number(process.argv[2] ?? 1000),
  );
  const minutes = (value) => `${value.toFixed(1)} min`;
  process.stdout.write(
    `${documents} documents: ${perSecond.toFixed(1)} a second, ${callsOfEach.toFixed(2)} calls each. ` +
      `${OF_A_DAY}: ${minutes(OF_A_DAY / perSecond / 60)} of work, ` +
      `${minutes((OF_A_DAY * callsOfEach) / CALLS_PER_MINUTE)} within the quota of a minute.\n`,
  );
}
